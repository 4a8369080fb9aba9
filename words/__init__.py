"""Every sentence a person reads. The sentences are in the catalogue (``en.ftl``); here they are put together."""
