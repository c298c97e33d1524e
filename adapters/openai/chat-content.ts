import { Option, Schema } from "effect"

const Parts = Schema.Array(Schema.Struct({
  type: Schema.optionalKey(Schema.String),
  text: Schema.optionalKey(Schema.String),
}))
const decode = Schema.decodeUnknownOption(Parts)

/** The text of a message, or of a piece of one: some services send a list of parts, with the thoughts among them. */
export const textOf = (content: unknown): string => {
  if (typeof content === "string") return content
  const parts = Option.getOrElse(decode(content), () => [])
  return parts.filter(({ type = "text" }) => type === "text").map(({ text = "" }) => text).join("")
}
