/** What the library can be narrowed to and sorted by, as it stands in the address; `newest` is usual and is left out. */
export const kinds = ["audio", "video", "link", "document", "text", "meeting"] as const
export const states = ["running", "finished", "failed"] as const
export const sorts = ["newest", "oldest", "title", "longest"] as const
