import { OtlpResource } from "effect/observability"

/**
 * What may leave the process beside names and times, on spans and with log lines: numbers, codes, lanes, routes, and the ids of
 * tasks. A key that is not listed is left out, and so is a value that is not one word: nothing that people wrote gets through by
 * being logged.
 */
const allowed = new Set([
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "db.system.name",
  "error.type",
  "parley.attempt",
  "parley.audio_seconds",
  "parley.engine",
  "parley.lane",
  "parley.refusal",
  "parley.task",
  "attempts",
  "bytes",
  "chunks",
  "code",
  "count",
  "engine",
  "failure",
  "kind",
  "lane",
  "limit",
  "megabytes",
  "missing",
  "model",
  "procedure",
  "provider",
  "reason",
  "request_id",
  "status",
  "task",
  "taskId",
  "tool",
])

/** Codes, names of engines, routes and ids; neither sentences nor addresses. */
const oneWord = /^[\w.:/*+-]{1,100}$/

/** Ours. One that a caller chose may say anything. */
const ownId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const isSafe = ([key, value]: readonly [string, unknown]): boolean => {
  if (!allowed.has(key)) return false
  if (key === "request_id") return typeof value === "string" && ownId.test(value)
  return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && oneWord.test(value))
}

export const safeAttributes = (entries: Iterable<[string, unknown]>): Array<OtlpResource.KeyValue> =>
  OtlpResource.entriesToAttributes([...entries].filter(isSafe))
