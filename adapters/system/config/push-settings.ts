import { Config } from "effect"
import { host, listOf, matching, namesIn, orNull } from "./kinds.ts"

export const pushSettings = {
  /** Whom push services may write to about this server; otherwise the address for help, or else that of the server. */
  pushSubject: orNull(
    matching(
      /^(mailto:[^\s@:?]+@[^\s@:?]+|https:\/\/\S+)$/,
      "mailto: with an address, or an https:// address",
      "PUSH_SUBJECT",
    ),
  ),
  /** Push services inside the network of the server that browsers may name all the same, also by plain http, as `host:port`. */
  pushInside: listOf(
    `${host}:\\d{1,5}`,
    "addresses such as push.example.org:443, separated by commas",
    "PUSH_INSIDE",
  ).pipe(
    Config.withDefault(""),
    Config.map((text) => new Set(namesIn(text))),
  ),
}

interface Known {
  readonly pushSubject: string | null
  readonly supportEmail: string | null
  readonly publicUrl: string
}

/** Every push names a contact of the operator (RFC 8292). */
export const pushSubjectOf = ({ pushSubject, supportEmail, publicUrl }: Known): string => {
  if (pushSubject !== null) return pushSubject
  if (supportEmail !== null) return `mailto:${supportEmail}`
  return publicUrl.startsWith("https://") ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`
}
