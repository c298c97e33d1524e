import { DateTime, Option, Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { zoneToday } from "../kernel/time-zones.ts"

/** The name that a person wants others to see. */
export const PersonName = StorableText.check(notBlank, maxCharacters(60))

/** Line breaks, and marks that change text direction: in a list they would affect the names around them. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu

/** A name as it is stored: on one line, without spaces around it. Null if nothing is left. */
export const tidyPersonName = (name: string): string | null => {
  const tidy = name.replaceAll(unseen, " ").trim()
  return tidy === "" ? null : tidy
}

/** A small picture of a person, in itself: a PNG, JPEG or WebP file as a data URL. */
export const Picture = StorableText.check(
  Schema.isPattern(/^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]+={0,2}$/u, { rule: "picture" }),
  maxCharacters(16_000),
)

const zones = Intl.supportedValuesOf("timeZone")

/** An IANA time zone, also by a name that is no longer used. */
export const TimeZone = StorableText.check(
  maxCharacters(64),
  Schema.makeFilter((name: string) => Option.isSome(DateTime.zoneMakeNamed(name)), {
    rule: "time-zone",
    toJsonSchema: () => ({ pattern: `^(${[...new Set(["UTC", ...zones, ...zones.map(zoneToday)])].join("|")})$` }),
  }),
).annotate({ identifier: "TimeZone" })
