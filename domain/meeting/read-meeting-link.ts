import { Result } from "effect"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
import type { MeetingLink } from "./meeting-link.ts"

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"

/** Without a user name or anything that programs read differently; hosts in ASCII, so that none looks like another. */
const address = new RegExp(
  String
    .raw`^(?<scheme>https?)://(?<host>${label}(?:\.${label})+)(?::(?<port>\d{1,5}))?(?<path>/[^\s?#\\"'<>\p{Cc}\p{Cf}\p{Cs}]*)?`
    + String.raw`(?<query>\?[^\s#\\"'<>\p{Cc}\p{Cf}\p{Cs}]*)?(?:#[^\s\p{Cc}\p{Cs}]*)?$`,
  "iu",
)

/** Reads what people paste from an invitation. `jitsiHosts` are the servers of Jitsi that the operator names, with a port or without. */
export const meetingLink = (
  written: string,
  jitsiHosts: ReadonlyArray<string>,
): Result.Result<MeetingLink, BrokenRule> => {
  const found = address.exec(inFull(written.trim()))?.groups
  if (found === undefined) return refused
  const given = {
    host: (found["host"] ?? "").toLowerCase(),
    path: (found["path"] ?? "").replace(/\/+$/, ""),
    query: new Map((found["query"] ?? "").slice(1).split("&").map((pair) => inTwo(pair))),
  }
  const origin = { isSecure: found["scheme"]?.toLowerCase() === "https", port: portIn(found["port"]) }
  const room = onJitsi(given, origin, jitsiHosts)
  if (room !== null) return Result.succeed(room)
  if (!origin.isSecure || origin.port !== "") return refused
  for (const read of [onMeet, onZoom, onTeams, onTeamsForHome]) {
    const link = read(given)
    if (link !== null) return Result.succeed(link)
  }
  return refused
}

const portIn = (port: string | undefined): string => port === undefined || port === "443" ? "" : `:${port}`

interface Origin {
  readonly isSecure: boolean
  /** With its colon; empty for the usual one. */
  readonly port: string
}

interface Given {
  readonly host: string
  readonly path: string
  readonly query: ReadonlyMap<string, string>
}

const refused = Result.fail(brokenRule("link", "meeting-link"))

/** Invitations often leave the scheme out. */
const inFull = (text: string): string => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\//i.test(text) ? `https://${text}` : text

const inTwo = (pair: string): readonly [string, string] => {
  const at = pair.indexOf("=")
  return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)]
}

const isUnder = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`)

const passcodeIn = ({ query }: Given, name: string): string | null => {
  const value = query.get(name) ?? ""
  return /^[\w.~%-]{1,200}$/.test(value) ? value : null
}

const onMeet = ({ host, path }: Given): MeetingLink | null => {
  const room = host === "meet.google.com"
    ? /^\/([a-z]{3}-[a-z]{4}-[a-z]{3})$/i.exec(path)?.[1]?.toLowerCase()
    : undefined
  return room === undefined
    ? null
    : { service: "google-meet", url: `https://${host}/${room}`, host, room, passcode: null }
}

/** By its number (a browser's address has it elsewhere), or a person's own room. */
const onZoom = (given: Given): MeetingLink | null => {
  const { host, path } = given
  if (!isUnder(host, "zoom.us") && !isUnder(host, "zoom.com")) return null
  const number = /^\/(?:j|s|w|wc|wc\/join)\/(\d{9,12})(?:\/(?:join|start))?$/.exec(path)?.[1]
  const own = /^\/my\/([\w.-]{3,60})$/.exec(path)?.[1]
  const room = number ?? own
  if (room === undefined) return null
  const passcode = passcodeIn(given, "pwd")
  const way = number === undefined ? `my/${room}` : `j/${room}`
  return {
    service: "zoom",
    url: `https://${host}/${way}${passcode === null ? "" : `?pwd=${passcode}`}`,
    host,
    room,
    passcode,
  }
}

const onTeams = ({ host, path, query }: Given): MeetingLink | null => {
  const room = /^\/l\/meetup-join\/([\w.~%@:;-]{10,400}(?:\/\d{1,20})?)$/i.exec(path)?.[1]
  if (host !== "teams.microsoft.com" || room === undefined) return null
  const context = query.get("context") ?? ""
  const rest = /^[\w.~%:,{}"-]{1,400}$/.test(context) ? `?context=${context}` : ""
  return { service: "teams", url: `https://${host}/l/meetup-join/${room}${rest}`, host, room, passcode: null }
}

const onTeamsForHome = (given: Given): MeetingLink | null => {
  const { host, path } = given
  const room = /^\/meet\/(\d{9,20})$/.exec(path)?.[1]
  if (room === undefined || host !== "teams.live.com" && host !== "teams.microsoft.com") return null
  const passcode = passcodeIn(given, "p")
  return {
    service: "teams",
    url: `https://${host}/meet/${room}${passcode === null ? "" : `?p=${passcode}`}`,
    host,
    room,
    passcode,
  }
}

/** Only a room of this machine, which the operator named, is reached without TLS: browsers give no sound elsewhere. */
const onJitsi = (given: Given, { isSecure, port }: Origin, hosts: ReadonlyArray<string>): MeetingLink | null => {
  const { host, path } = given
  const room = /^\/((?:[\p{L}\p{N}_.%-]{1,100}\/)?[\p{L}\p{N}_.%-]{1,200})$/u.exec(path)?.[1]
  const isNamed = ["meet.jit.si", ...hosts].includes(`${host}${port}`)
  if (room === undefined || !isNamed || /^(?:static|libs|images)\//.test(room)) return null
  if (!isSecure && host !== "127.0.0.1") return null
  const token = passcodeIn(given, "jwt")
  return {
    service: "jitsi",
    url: `${isSecure ? "https" : "http"}://${host}${port}/${room}${token === null ? "" : `?jwt=${token}`}`,
    host,
    room,
    passcode: token,
  }
}
