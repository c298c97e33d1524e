import { Config, Option, Schema } from "effect"

/** A setting that may be left out. */
export const optional = (name: string) => orNull(Config.NonEmptyString(name))

export const secret = (name: string) => orNull(Config.Redacted(name))

/** An HTTP or HTTPS address. */
export const webAddress = (name: string) => orNull(Config.schema(addressOf("http:", "https:"), name))

/** The address of a server, with its password. */
export const serverAddress = (name: string, ...schemes: ReadonlyArray<string>) =>
  orNull(Config.schema(Schema.Redacted(addressOf(...schemes)), name))

/** A whole number from `minimum` to `maximum`. */
export const between = (minimum: number, maximum: number, name: string) =>
  Config.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum })), name)

/** Text that matches the pattern; `meant` describes it in the error. */
export const matching = (pattern: RegExp, meant: string, name: string) =>
  Config.schema(Schema.String.check(Schema.isPattern(pattern, { expected: meant })), name)

/** Names of this list, separated by commas. */
export const namesOf = (known: ReadonlyArray<string>, name: string) =>
  orNull(Config.schema(
    Schema.String.check(
      Schema.makeFilter((text) => text.split(",").every((one) => known.includes(one.trim())), {
        expected: `one or more of ${known.join(", ")}, separated by commas`,
      }),
    ),
    name,
  ))

/** One of these, by its name. */
export const oneOf = <A extends { readonly name: string }>(known: ReadonlyArray<A>, name: string) =>
  orNull(Config.schema(
    Schema.String.check(
      Schema.makeFilter((text) => known.some((one) => one.name === text), {
        expected: `one of ${known.map((one) => one.name).join(", ")}`,
      }),
    ),
    name,
  )).pipe(Config.map((given) => known.find((one) => one.name === given) ?? null))

/** Null where it is left out. */
export const orNull = <A>(config: Config.Config<A>) => Config.option(config).pipe(Config.map(Option.getOrNull))

const addressOf = (...schemes: ReadonlyArray<string>) =>
  Schema.String.check(
    Schema.makeFilter((text) => schemes.includes(URL.parse(text)?.protocol ?? ""), {
      expected: `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    }),
  )

/** The name of a host, or its IPv4 address. */
export const host = String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`

/** Entries that match, separated by commas; empty for none. */
export const listOf = (entry: string, expected: string, name: string) =>
  Config.schema(
    Schema.String.check(
      Schema.makeFilter((text) => text.trim() === "" || text.split(",").every((one) => matches(entry, one.trim())), {
        expected,
      }),
    ),
    name,
  )

const matches = (entry: string, text: string): boolean => new RegExp(`^(?:${entry})$`, "iu").test(text)

/** The entries of such a list, in lower case. */
export const namesIn = (text: string): ReadonlyArray<string> =>
  text.split(",").map((one) => one.trim().toLowerCase()).filter((one) => one !== "")
