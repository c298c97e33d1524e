import { Result } from "effect"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
import type { MeetingLink } from "./meeting-link.ts"

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"

/** Without a user name, a port or anything that programs read differently; hosts in ASCII, so that none looks like another. */
const address = new RegExp(
  String.raw`^https://(?<host>${label}(?:\.${label})+)(?<path>/[^\s?#\\"'<>\p{Cc}\p{Cf}\p{Cs}]*)?`
    + String.raw`(?<query>\?[^\s#\\"'<>\p{Cc}\p{Cf}\p{Cs}]*)?(?:#[^\s\p{Cc}\p{Cs}]*)?$`,
  "iu",
)

/** Reads what people paste from an invitation. `jitsiHosts` are the servers of Jitsi that the operator names. */
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
  for (const read of [onMeet, onZoom, onTeams, onTeamsForHome]) {
    const link = read(given)
    if (link !== null) return Result.succeed(link)
  }
  const room = onJitsi(given, jitsiHosts)
  return room === null ? refused : Result.succeed(room)
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

const onJitsi = (given: Given, hosts: ReadonlyArray<string>): MeetingLink | null => {
  const { host, path } = given
  const room = /^\/((?:[\p{L}\p{N}_.%-]{1,100}\/)?[\p{L}\p{N}_.%-]{1,200})$/u.exec(path)?.[1]
  if (room === undefined || !["meet.jit.si", ...hosts].includes(host) || /^(?:static|libs|images)\//.test(room)) {
    return null
  }
  const token = passcodeIn(given, "jwt")
  return {
    service: "jitsi",
    url: `https://${host}/${room}${token === null ? "" : `?jwt=${token}`}`,
    host,
    room,
    passcode: token,
  }
}
