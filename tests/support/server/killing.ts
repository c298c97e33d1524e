import type { FakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Client, clientWith, signIn, type TaskSeen } from "./client.ts"
import { processesLeft } from "./leftovers.ts"
import { processesOf } from "./processes.ts"
import { type ServerOptions, type ServerProcess, startServer } from "./start-server.ts"
import { watchRecogniser } from "./watch-recogniser.ts"
import { type ChunkRow, chunkRows } from "./work-rows.ts"

/** What one kill in the middle of a job did. */
export interface Killed {
  readonly task: TaskSeen
  /** Where the job was when it was last looked at. */
  readonly step: string
  /** Chunks that were finished when it was killed, and all there were. */
  readonly done: number
  readonly chunks: number
  /** Chunks that were recognised again although they were finished. */
  readonly repeated: number
  /** Processes of the killed server that neither ended by themselves nor were ended by the next one. */
  readonly orphans: ReadonlyArray<string>
  /** Minutes the task was charged. */
  readonly minutes: number
  /** Milliseconds from the restart to the end of the job. */
  readonly resumed: number
}

/** A server that is killed and started again, on the same data, by one user. */
export class Victim implements AsyncDisposable {
  private server: ServerProcess
  private readonly options: ServerOptions
  private readonly token: string
  private readonly endpoint: FakeOpenAi | null

  private constructor(server: ServerProcess, token: string, options: ServerOptions, endpoint: FakeOpenAi | null) {
    this.server = server
    this.token = token
    this.options = options
    this.endpoint = endpoint
  }

  static async start(options: ServerOptions, endpoint: FakeOpenAi | null): Promise<Victim> {
    mkdirSync(join(options.folder, "tmp"), { recursive: true })
    const server = await startServer(options)
    const { token } = await signIn(server)
    return new Victim(server, token, options, endpoint)
  }

  get folder(): string {
    return this.options.folder
  }

  client(): Client {
    return clientWith(this.server.url, this.token)
  }

  /** Runs the job undisturbed. Returns how long it took, counted from the response to the upload. */
  async undisturbed(file: string): Promise<{ readonly task: TaskSeen; readonly milliseconds: number }> {
    const client = this.client()
    const id = await client.upload(file)
    const started = performance.now()
    return { task: await client.finished(id), milliseconds: performance.now() - started }
  }

  /** Kills the server once the job of a file, or of a task that is made so, is at the given point, restarts it and waits for the end. */
  async killed(
    made: string | ((client: Client) => Promise<string>),
    arrived: (task: () => Promise<TaskSeen>) => Promise<unknown>,
  ): Promise<Killed> {
    const before = await this.client().usage()
    const id = await (typeof made === "string" ? this.client().upload(made) : made(this.client()))
    const seen: Array<TaskSeen> = []
    const look = async () => {
      const task = await this.client().task(id)
      seen.push(task)
      return task
    }
    await arrived(look)
    const { status, progress } = seen.at(-1) ?? await look()
    await this.server.kill()
    await processesLeft(this.options.folder)
    const left = new Set(processesOf(this.options.folder).map(({ pid }) => pid))
    const rows = await chunkRows(this.options.folder, id)
    const asked = this.endpoint?.requests.length ?? 0
    using recogniser = watchRecogniser(this.options.folder)
    const restarted = performance.now()
    this.server = await startServer(this.options)
    const task = await this.client().finished(id)
    const resumed = performance.now() - restarted
    const usage = await this.client().usage()
    const orphans = processesOf(this.options.folder).filter(({ pid }) => left.has(pid)).map(({ command }) => command)
    const done = rows.filter(({ state }) => state === "done").length
    return {
      task,
      orphans,
      step: progress?.step ?? status,
      done,
      chunks: rows.length,
      repeated: this.endpoint === null
        ? repeatedSounds(recogniser.sizes(), rows)
        : repeatedRequests(this.endpoint, asked, rows),
      minutes: usage.minutes_used - before.minutes_used,
      resumed,
    }
  }

  /** Returns the exit code. */
  stop(): Promise<number | null> {
    return this.server.stop()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.kill()
  }
}

const isOf = (size: number) => ({ begin_ms, end_ms }: ChunkRow): boolean => (end_ms - begin_ms) * 32 === size

/** Sounds after the restart that are exactly as long as a finished chunk and no other. Milliseconds of 32 bytes. */
const repeatedSounds = (sizes: ReadonlyArray<number>, rows: ReadonlyArray<ChunkRow>): number => {
  const done = rows.filter(({ state }) => state === "done")
  const open = rows.filter(({ state }) => state !== "done")
  return sizes.filter((size) => done.some(isOf(size)) && !open.some(isOf(size))).length
}

/** Requests after the restart for sound that a finished chunk covers. */
const repeatedRequests = (endpoint: FakeOpenAi, from: number, rows: ReadonlyArray<ChunkRow>): number => {
  const done = rows.filter(({ state }) => state === "done")
  return endpoint.requests.slice(from).filter((request) => {
    if (request.kind !== "transcription" || request.begin === null) return false
    const middle = request.begin + (request.duration ?? 0) / 2
    return done.some(({ begin_ms, end_ms }) => middle >= begin_ms && middle < end_ms)
  }).length
}
