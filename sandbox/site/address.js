// Who sits in each seat and in which channel, kept in the page's address: #0=person.channel&1=person.channel&shown=0
// So a reload keeps the place, and Back goes back to the channel before.

const read = () => new URLSearchParams(location.hash.slice(1));

// Where a seat's person is: {user, channel}, each "" if the address does not say.
export function placeOf(seat) {
  const [user = "", channel = ""] = (read().get(String(seat)) ?? "").split(".");
  return { user, channel };
}

// Keep where somebody is now. A step is one that Back takes back; anything else takes the place of the last one.
export function keepPlace(seat, { user, channel }, isStep) {
  write(String(seat), channel ? `${user}.${channel}` : user, isStep);
}

// Which seat a narrow screen shows.
export const shownSeat = () => Number(read().get("shown") ?? 0);

export const keepShownSeat = (seat) => write("shown", String(seat), false);

function write(name, value, isStep) {
  const now = read();
  if (now.get(name) === value) return;
  now.set(name, value);
  const address = `#${now}`;
  if (isStep) history.pushState(null, "", address);
  else history.replaceState(history.state, "", address);
}
