import { Config } from "effect"
import { host, listOf, namesIn, optional, secret, webAddress } from "./kinds.ts"

/** Meetings: who attends them, where they may be, and what the guest says. */
export const meetingSettings = {
  /** Who attends: a browser of this server, a service, or nobody. Without it, `own` with the built-in database, otherwise `off`. */
  meetingsChosen: Config.option(
    Config.Literals(["own", "attendee", "vexa", "recall", "off"], "MEETINGS"),
  ).pipe(Config.map((chosen) => chosen._tag === "Some" ? chosen.value : null)),
  /** Hosts of Jitsi servers besides meet.jit.si, separated by commas. */
  meetingHosts: listOf(`${host}(?::\\d{1,5})?`, "hosts such as meet.example.org, separated by commas", "MEETING_HOSTS")
    .pipe(
      Config.withDefault(""),
      Config.map(namesIn),
    ),
  /** Addresses inside the network of the server that meetings may be at all the same, as `host:port`, separated by commas. */
  meetingInside: listOf(
    `${host}:\\d{1,5}`,
    "addresses such as meet.example.org:443, separated by commas",
    "MEETING_INSIDE",
  ).pipe(
    Config.withDefault(""),
    Config.map((text) => new Set(namesIn(text))),
  ),
  /** Chromium or Chrome, if it is not on the PATH. */
  meetingBrowser: optional("MEETING_BROWSER"),
  /** What the guest says in the chat when it comes in, instead of its own sentences. */
  meetingNotice: optional("MEETING_NOTICE"),
  /** Services that send bots: where their interfaces are, and their keys. */
  attendeeUrl: webAddress("ATTENDEE_URL"),
  attendeeKey: secret("ATTENDEE_API_KEY"),
  vexaUrl: webAddress("VEXA_URL"),
  vexaKey: secret("VEXA_API_KEY"),
  recallUrl: webAddress("RECALL_URL"),
  recallKey: secret("RECALL_API_KEY"),
}
