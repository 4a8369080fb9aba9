"""The endpoints by which interactions are answered: the first answer, and the follow-ups."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from sandbox import forms
from sandbox.stand_in.endpoints.base import HIDDEN_MESSAGE, Endpoints, reply
from sandbox.stand_in.gateway import Gateway
from sandbox.stand_in.interactions import Answer, CallbackType, Interaction
from sandbox.stand_in.posts import Files, Posts
from sandbox.stand_in.schema import Schema
from sandbox.world import limits
from sandbox.world.deviations import Deviation
from sandbox.world.limits import Refusal
from sandbox.world.payloads import Json
from sandbox.world.places import LOADING, Message
from sandbox.world.world import World

#: The most follow-ups to one interaction where the bot is not a member.
_MOST_FOLLOW_UPS_USER_INSTALLED: Final = 5


class InteractionEndpoints(Endpoints):
    """Answers to interactions, by their tokens."""

    def __init__(self, world: World, gateway: Gateway, posts: Posts, schema: Schema | None) -> None:
        super().__init__(world, gateway, posts, schema)
        self.interactions: dict[str, Interaction] = {}

    def routes(self) -> list[web.RouteDef]:
        """The endpoints."""
        hook = "/webhooks/{application}/{token}"
        return [
            web.post("/interactions/{id}/{token}/callback", self._answer),
            web.post(hook, self._follow_up),
            web.get(hook + "/messages/{message}", self._get_followup),
            web.patch(hook + "/messages/{message}", self._edit_followup),
            web.delete(hook + "/messages/{message}", self._delete_followup),
        ]

    async def _answer(self, request: web.Request) -> web.Response:
        body, files = await self._form(request)
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or str(interaction.id) != request.match_info["id"]:
            raise Refusal(404, 10062, "Unknown interaction")
        kind = CallbackType(body["type"])
        interaction.acknowledge(kind, self.world.now(), self.world.answer_within)
        try:
            answer = await self._first_answer(interaction, kind, body.get("data") or {}, files)
        except Refusal:
            interaction.acknowledged = False
            raise
        interaction.answer.set_result(answer)
        payload: Json = {"interaction": {"id": str(interaction.id), "type": int(interaction.type)}}
        if answer.message:
            payload["interaction"]["response_message_id"] = str(answer.message.id)
            payload["resource"] = {"type": int(kind), "message": self.world.payload_of(answer.message)}
        return (
            reply(payload)
            if request.query.get("with_response") in {"true", "True", "1"}
            else web.Response(status=204)
        )

    async def _first_answer(
        self, interaction: Interaction, kind: CallbackType, data: Json, files: Files
    ) -> Answer:
        if kind is CallbackType.CHOICES:
            limits.check_choices(data.get("choices") or [])
            return Answer(kind, choices=data.get("choices") or [])
        if kind is CallbackType.MODAL:
            limits.check_modal(data)
            # The client knows where the modal was opened, and sends along from which message.
            source = str(interaction.source.id if interaction.source else 0)
            opened = {"opened_from": source, "opened_in": str(interaction.channel.id)}
            return Answer(kind, modal=forms.as_sent(data) | opened)
        if kind in {CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE}:
            if interaction.source is None:
                raise limits.invalid("there is no message to update")
            # The message as it is now: what was pressed may be older.
            current = interaction.channel.messages.get(interaction.source.id, interaction.source)
            interaction.original = current
            stays = current.ephemeral and self.world.deviates(Deviation.PRIVATE_STAYS)
            if kind is CallbackType.UPDATE and not stays:
                self._posts.edit(current, data, files)
                await self._announce_edit(current)
            return Answer(kind, current)
        if kind is CallbackType.DEFERRED_MESSAGE:
            thinking = {"flags": data.get("flags", 0) | LOADING}
            interaction.original = self._posts.make(interaction.channel, thinking, {}, interaction)
            return Answer(kind, interaction.original)
        interaction.original = self._posts.make(interaction.channel, data, files, interaction)
        await self._announce(interaction.original)
        return Answer(kind, interaction.original)

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        body, files = await self._form(request)
        if interaction.original and interaction.original.flags & LOADING:
            # The first follow-up to a deferred response replaces it, and is ephemeral if that was.
            message = interaction.original
            self._posts.edit(message, body, files)
        else:
            if (
                interaction.user_installed(self.world)
                and len(interaction.followups) >= _MOST_FOLLOW_UPS_USER_INSTALLED
            ):
                raise Refusal(
                    400, 40094, "This interaction has reached the maximum number of follow up messages"
                )
            message = self._posts.make(interaction.channel, body, files, interaction)
            interaction.followups.append(message)
        await self._announce(message)
        return reply(self.world.payload_of(message))

    async def _get_followup(self, request: web.Request) -> web.Response:
        return reply(self.world.payload_of(self._followup(request)))

    async def _edit_followup(self, request: web.Request) -> web.Response:
        message = self._followup(request)
        body, files = await self._form(request)
        self._posts.edit(message, body, files)
        await self._announce_edit(message)
        return reply(self.world.payload_of(message))

    async def _delete_followup(self, request: web.Request) -> web.Response:
        message = self._followup(request)
        self.world.delete_message(message)
        return web.Response(status=204)

    def _interaction(self, request: web.Request) -> Interaction:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        interaction.check_token(self.world.now())
        return interaction

    def _followup(self, request: web.Request) -> Message:
        interaction, which = self._interaction(request), request.match_info["message"]
        every = [*([interaction.original] if interaction.original else []), *interaction.followups]
        wanted = (
            interaction.original
            if which == "@original"
            else next((m for m in every if str(m.id) == which), None)
        )
        if wanted is None or wanted.id not in wanted.channel.messages:
            raise HIDDEN_MESSAGE
        return wanted

    def expect(self, interaction: Interaction) -> None:
        """Accept responses to an interaction from now on."""
        self.interactions[interaction.token] = interaction
