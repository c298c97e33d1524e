import { Effect } from "effect"
import { bucketIssue } from "../../kernel/bucket-fields.ts"
import { brokenRule, type RuleName } from "../../kernel/rules.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { PlaceRefused } from "../errors.ts"
import type { PlaceInput } from "../place-input.ts"
import { PlaceReader } from "../place-reader.port.ts"
import type { Place } from "../place.ts"

/** Without a user name, and without what programs read differently. */
const address =
  /^(?<scheme>https?|feed|podcast|itpc|pcast):\/\/(?<host>[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?<rest>(?::\d{1,5})?(?:[/?][^\s#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?)(?:#.*)?$/iu
const endpoint = /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?\/?$/iu

/** The place that was given, as it is kept. */
export const givenPlace = Effect.fnUntraced(function*(given: PlaceInput, who: "account" | "operator") {
  if (given.kind === "feed") return yield* givenFeed(given)
  if (given.kind === "bucket") return yield* givenBucket(given)
  const { folder } = yield* PlaceReader
  const path = (given.path ?? "").trim()
  if (path === "") return yield* broken("path", "required")
  const place: Place = { _tag: "Folder", path: yield* folder(path, who) }
  return place
})

const broken = (field: string, rule: Extract<RuleName, "required" | "http-address">) =>
  new PlaceRefused({ issues: [brokenRule(field, rule)] })

export const givenFeed = Effect.fnUntraced(function*({ url = "" }: Pick<PlaceInput, "url">) {
  const { seal } = yield* Sealer
  if (url.trim() === "") return yield* broken("url", "required")
  const { scheme = "", host = "", rest = "" } = address.exec(url.trim())?.groups ?? {}
  if (host === "") return yield* broken("url", "http-address")
  // Players of podcasts have schemes of their own, which mean https.
  const protocol = scheme.toLowerCase() === "http" ? "http" : "https"
  const place: Place = { _tag: "Feed", sealed: yield* seal(`${protocol}://${host}${rest}`), host: host.toLowerCase() }
  return place
})

const givenBucket = Effect.fnUntraced(function*(given: PlaceInput) {
  const { seal } = yield* Sealer
  const { accessKeyId = "", secretAccessKey = "" } = given
  const name = (given.bucket ?? "").trim()
  const service = given.endpoint?.trim() ?? ""
  const region = (given.region ?? "").trim()
  const issue = bucketIssue(name, region)
  if (issue !== null) return yield* new PlaceRefused({ issues: [issue] })
  if (service !== "" && !endpoint.test(service)) return yield* broken("endpoint", "http-address")
  if (accessKeyId.trim() === "") return yield* broken("access_key_id", "required")
  if (secretAccessKey.trim() === "") return yield* broken("secret_access_key", "required")
  const place: Place = {
    _tag: "Bucket",
    endpoint: service === "" ? null : service.replace(/\/$/, ""),
    region: region === "" ? "us-east-1" : region,
    bucket: name,
    prefix: (given.prefix ?? "").replace(/^\/+/, ""),
    accessKeyId: accessKeyId.trim(),
    sealed: yield* seal(secretAccessKey.trim()),
  }
  return place
})
