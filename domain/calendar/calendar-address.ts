import { Result } from "effect"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"

/** Without a user name, and without what programs read differently. */
const address =
  /^(?<scheme>https?|webcals?):\/\/(?<host>[a-z0-9.-]+|\[[\da-f:.]+\])(?<rest>(?::\d{1,5})?(?:[/?][^\s#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?)(?:#.*)?$/iu

/** Reads what people paste as the address of a calendar: programs call it webcal, which is http or https. */
export const calendarAddress = (
  written: string,
): Result.Result<{ readonly url: string; readonly host: string }, BrokenRule> => {
  const { scheme = "", host = "", rest = "" } = address.exec(written.trim())?.groups ?? {}
  if (host === "") return Result.fail(brokenRule("url", "calendar-address"))
  const isPlain = scheme.toLowerCase() === "http"
  return Result.succeed({ url: `${isPlain ? "http" : "https"}://${host}${rest}`, host: host.toLowerCase() })
}
