import { type Bench, percentile, rounded } from "./bench.ts"

/** What is to be carried. */
const load = { accounts: 10_000, hours: 1000, minutesEach: 30, activeShare: 0.2, callsEach: 200, peakShare: 0.12 }

/**
 * What a unit takes, as docs/benchmarks.md has it (2 cores, AMD EPYC): processor time as if both cores had been busy all the time, so rather
 * too much than too little.
 */
const unit = {
  /** `whole-job`: 10 minutes in 60.1 s. */
  builtInPerSecond: 2 * 60.1 / 600,
  /** `http-engine`: an hour in 17.9 s. */
  endpointPerSecond: 2 * 17.9 / 3600,
  /** `lists`: 1,539 a second, with the client and PostgreSQL on the same cores. */
  call: 2 / 1539,
  /** Jobs of the queue a second, as tried at load 25, and how many a recording has. */
  jobsPerSecond: 57,
  jobsEach: 4,
  /** Connections of a process at its peak, and what PostgreSQL has if nobody changes it. */
  connections: 14,
  maxConnections: 100,
  /** Megabytes of an hour as MP3 at 128 kbit/s; once in, once for ffprobe, once to the worker. */
  megabytesPerHour: 58,
  transfers: 3,
}

/** Share of a day's recordings in each hour: an office's day, with a peak after lunch. */
const profile = [1, 1, 1, 1, 1, 1, 2, 4, 7, 9, 10, 9, 8, 12, 11, 9, 7, 4, 2, 1, 1, 1, 1, 1].map((share) => share / 105)

/** A generator whose numbers are the same in each run. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

interface Recording {
  readonly at: number
  readonly seconds: number
}

/** A day's recordings: by the profile, of lengths from five minutes on whose mean is that of the load. */
const aDay = (): ReadonlyArray<Recording> => {
  const next = numbers(20_261_129)
  const count = load.hours * 60 / load.minutesEach
  return profile.flatMap((share, hour) =>
    Array.from({ length: Math.round(share * count) }, () => ({
      at: (hour + next()) * 3600,
      seconds: 300 - Math.log(1 - next()) * (load.minutesEach * 60 - 300),
    }))
  ).toSorted((a, b) => a.at - b.at)
}

/** How long each waits, in seconds, for a worker of two cores that takes one after another. */
const waits = (day: ReadonlyArray<Recording>, workers: number, perSecond: number): ReadonlyArray<number> => {
  const free = Array.from({ length: workers }, () => 0)
  return day.map(({ at, seconds }) => {
    const first = free.indexOf(Math.min(...free))
    const begins = Math.max(at, free[first] ?? 0)
    free[first] = begins + seconds * perSecond / 2
    return begins - at
  })
}

/** The fewest cores with which nineteen of twenty recordings begin within five minutes. */
const coresFor = (day: ReadonlyArray<Recording>, perSecond: number, workers = 1): number =>
  percentile(waits(day, workers, perSecond), 95) <= 300 ? 2 * workers : coresFor(day, perSecond, workers + 1)

/** What a day of 10,000 accounts and 1,000 hours needs, by the costs above, and which part is full first. Measures nothing itself. */
export const scale: Bench = () => {
  const day = aDay()
  const [own, endpoint] = [coresFor(day, unit.builtInPerSecond), coresFor(day, unit.endpointPerSecond)]
  const calls = load.accounts * load.activeShare * load.callsEach * load.peakShare / 3600
  const jobs = day.length * unit.jobsEach * load.peakShare / 3600
  const gigabytes = load.hours * unit.megabytesPerHour / 1000
  const processes = own / 2 + 2
  // How full each part is in the busiest hour, on one machine of eight cores for the recognisers.
  const full = {
    "recognition, built in, 8 cores": own / 8,
    "recognition by an endpoint, 8 cores": endpoint / 8,
    "connections to PostgreSQL, workers of 2 cores": processes * unit.connections / unit.maxConnections,
    "network of 1 Gbit/s": gigabytes * 8 * unit.transfers * load.peakShare / 3600,
    "calls, api of 2 cores": calls * unit.call / 2,
    "jobs of the queue": jobs / unit.jobsPerSecond,
  }
  const [first = ""] = Object.entries(full).toSorted(([, a], [, b]) => b - a)[0] ?? []
  return Promise.resolve({
    figures: {
      "recordings a day": day.length,
      "cores for recognition, built in; by an endpoint": `${own}; ${endpoint}`,
      "wait of built-in recognition with those, median and p95 (s)": [50, 95].map((percent) =>
        rounded(percentile(waits(day, own / 2, unit.builtInPerSecond), percent))
      ).join("; "),
      "the same with a quarter less cores": [50, 95].map((percent) =>
        rounded(percentile(waits(day, Math.floor(own * 3 / 8), unit.builtInPerSecond), percent))
      ).join("; "),
      "calls a second in the busiest hour": rounded(calls),
      "jobs a second in the busiest hour": rounded(jobs),
      "recordings (GB a day)": rounded(gigabytes),
      ...Object.fromEntries(
        Object.entries(full).map(([name, share]) => [`full: ${name}`, `${rounded(100 * share)} %`]),
      ),
    },
    targets: { [`full first: ${first}`]: first.startsWith("recognition") },
  })
}
