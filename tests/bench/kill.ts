import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { type Killed, Victim } from "#tests/support/server/killing.ts"
import { filesLeft, processesLeft } from "#tests/support/server/leftovers.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { meetingOfThree, shortTalk } from "#tests/support/speech/meetings.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type Bench, medianOf, rounded } from "./bench.ts"

const runs = 25

interface Round {
  readonly kills: ReadonlyArray<Killed>
  readonly text: string
  readonly minutes: number
  readonly exitCode: number | null
  readonly left: ReadonlyArray<string>
}

/** kill -9 of the server at fifty random moments of a job, half of them with each kind of engine. */
export const kill: Bench = async (folder) => {
  const talk = await shortTalk()
  const embedded = await round(await Victim.start({ folder: join(folder, "a"), entry: "built" }, null), talk.wav, 1)
  const meeting = await meetingOfThree()
  await using fake = await startFakeOpenAi({ recordings: [await scripted(meeting)], usually: { delay: 500 } })
  const env = { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: fake.baseUrl, OPENAI_PARALLEL: "2", ANALYST: "embedded" }
  const remote = await round(
    await Victim.start({ folder: join(folder, "b"), entry: "built", env }, fake),
    meeting.wav,
    2,
  )
  const rounds = [embedded, remote]
  const kills = rounds.flatMap((one) => one.kills)
  const every = (test: (kill: Killed, round: Round) => boolean): boolean =>
    rounds.every((one) => one.kills.every((killed) => test(killed, one)))
  const steps = Object.entries(Object.groupBy(kills, ({ step }) => step))
  return {
    figures: {
      kills: kills.length,
      "where the job was": steps.map(([step, there]) => `${step} ${there?.length ?? 0}`).join(", "),
      "kills between finished and open chunks": kills.filter(({ done, chunks }) => done > 0 && done < chunks).length,
      "from restart to done (median)": rounded(medianOf(kills.map(({ resumed }) => resumed)) / 1000),
      "not as undisturbed": rounds.flatMap(wrongRuns),
      left: rounds.flatMap(({ left }) => left),
    },
    targets: {
      "all finish": every(({ task }) => task.status === "analysisCompleted"),
      "the same text as undisturbed": every(({ task }, { text }) => task.full_text === text),
      "no finished chunk recognised twice": every(({ repeated }) => repeated === 0),
      "charged once, exactly": every(({ minutes }, round) => minutes === round.minutes),
      "no process outlives its server": every(({ orphans }) => orphans.length === 0),
      "nothing is left over": rounds.every(({ left }) => left.length === 0),
    },
  }
}

const wrongRuns = ({ kills, text, minutes }: Round): ReadonlyArray<unknown> =>
  kills.filter((kill) =>
    kill.task.full_text !== text || kill.repeated > 0 || kill.minutes !== minutes || kill.orphans.length > 0
  ).map((kill) => `${JSON.stringify({ ...kill, task: undefined })} ${kill.task.status} ${kill.task.full_text === text}`)

const round = async (started: Victim, file: string, seed: number): Promise<Round> => {
  await using victim = started
  const before = await victim.client().usage()
  await victim.undisturbed(file)
  const { task, milliseconds } = await victim.undisturbed(file)
  const minutes = ((await victim.client().usage()).minutes_used - before.minutes_used) / 2
  const chance = dice(seed)
  const moments = Array.from({ length: runs }, () => 100 + chance() * milliseconds)
  const kills = await inTurn(moments, (after) => victim.killed(file, () => pause(after)))
  const exitCode = await victim.stop()
  const left = [...filesLeft(victim.folder), ...await processesLeft(victim.folder)]
  return { kills, text: task.full_text, minutes, exitCode, left }
}
