import { Predicate } from "effect"

type Fields = Readonly<Record<string, unknown>>

/**
 * A body as it was meant. Some clients send `null` for parameters that they do not have, or the arguments of a tool or prompt
 * as text; the protocol would refuse both.
 */
export const meantBody = (json: unknown): unknown => Array.isArray(json) ? json.map(meantMessage) : meantMessage(json)

const meantMessage = (message: unknown): unknown => {
  if (!isFields(message) || typeof message["method"] !== "string" || !("params" in message)) return message
  const { params, ...rest } = message
  if (params === null) return rest
  return isFields(params) && "arguments" in params ? { ...rest, params: withArguments(params) } : message
}

const withArguments = ({ arguments: given, ...params }: Fields): Fields => {
  const meant = typeof given === "string" ? fieldsIn(given) : given
  return meant === null ? params : { ...params, arguments: meant }
}

/** Nothing at all is no arguments. What is no object stays as it is, and is refused. */
const fieldsIn = (text: string): unknown => {
  if (["", "null"].includes(text.trim())) return null
  try {
    const read: unknown = JSON.parse(text)
    return isFields(read) ? read : text
  } catch {
    return text
  }
}

const isFields = (value: unknown): value is Fields => Predicate.isObject(value) && !Array.isArray(value)
