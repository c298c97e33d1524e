import { Metric } from "effect"

/**
 * What is measured. Names are those of OpenTelemetry; a unit in braces is what is counted. Labels are lanes, routes, codes and
 * names of engines: never anything that people wrote, and never an id.
 */
const inSeconds = { unit: "seconds" }
const counted = (what: string) => ({ attributes: { unit: `{${what}}` }, incremental: true })

/** By `http.request.method`, `http.route` and `http.response.status_code`. */
export const requestSeconds = Metric.histogram("http.server.request.duration", {
  description: "Seconds until an answer begins",
  attributes: inSeconds,
  boundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/** By `lane`, `result` (done, failed, interrupted). */
export const jobSeconds = Metric.histogram("parley.job.duration", {
  description: "Seconds that a job ran, until it was done, failed or was interrupted",
  attributes: inSeconds,
  boundaries: [1, 5, 15, 60, 300, 900, 3600, 14_400],
})

/** By `kind` of job and `code`: those that ended in front of the user. */
export const failures = Metric.counter("parley.failures", {
  description: "Transcriptions, analyses and other work that failed, with the code that users read",
  ...counted("failure"),
})

/** By `lane` and `state` (waiting, running). */
export const queuedJobs = Metric.gauge("parley.queue.jobs", {
  description: "Jobs that wait or run, in all processes",
  attributes: { unit: "{job}" },
})

/** By `lane`. */
export const queueAge = Metric.gauge("parley.queue.age", {
  description: "Seconds that the oldest job has been waiting, though it could begin",
  attributes: inSeconds,
})

export const firstTextSeconds = Metric.histogram("parley.first_text", {
  description: "Seconds from the start of a transcription, waiting included, to its first text",
  attributes: inSeconds,
  boundaries: [1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600],
})

/** By `engine`. */
export const enginePace = Metric.histogram("parley.engine.pace", {
  description: "Seconds that an engine works on a second of sound",
  attributes: { unit: "{second}/{second}" },
  boundaries: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
})

export const gaps = Metric.counter("parley.gaps", {
  description: "Stretches of speech without text in finished transcripts",
  ...counted("gap"),
})

export const gapSeconds = Metric.counter("parley.gaps.length", {
  description: "Their length",
  attributes: inSeconds,
  incremental: true,
})

/** By `kind` (reserved, settled, released): a settled minute is one that was charged. */
export const minutesMeasured = Metric.counter("parley.minutes", {
  description: "Minutes that were reserved, charged and given back",
  ...counted("minute"),
})

/** By `kind` (http, collaboration, database, database-idle). */
export const connections = Metric.gauge("parley.connections", {
  description: "Open connections",
  attributes: { unit: "{connection}" },
})

export const diskFree = Metric.gauge("parley.disk.free", {
  description: "Free bytes on the disk of the data folder",
  attributes: { unit: "bytes" },
})

export const diskSize = Metric.gauge("parley.disk.size", {
  description: "Its size",
  attributes: { unit: "bytes" },
})

/** All of them. */
export const metrics = [
  requestSeconds,
  jobSeconds,
  failures,
  queuedJobs,
  queueAge,
  firstTextSeconds,
  enginePace,
  gaps,
  gapSeconds,
  minutesMeasured,
  connections,
  diskFree,
  diskSize,
]
