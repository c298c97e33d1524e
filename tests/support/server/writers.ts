import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "./client.ts"

interface Note {
  readonly id: string
  /** The highest number that was acknowledged as its title. */
  acknowledged: number
}

/** Writers that number the titles of their tasks upwards, as fast as the server acknowledges them, and try again what fails. */
export class Writers {
  private readonly notes: ReadonlyArray<Note>
  private isStopped = false
  private running: Promise<unknown> = Promise.resolve()
  /** All writes acknowledged so far. */
  count = 0

  private constructor(ids: ReadonlyArray<string>) {
    this.notes = ids.map((id) => ({ id, acknowledged: 0 }))
  }

  static async of(client: Client, howMany: number): Promise<Writers> {
    const tasks = await Promise.all(
      Array.from(
        { length: howMany },
        (_, nth) =>
          client.call<{ id: string }>("POST", "/api/transcription/paste-text", { title: "0", text: `Text ${nth}.` }),
      ),
    )
    return new Writers(tasks.map(({ id }) => id))
  }

  start(client: Client): void {
    this.isStopped = false
    this.running = Promise.all(this.notes.map((note) => this.write(client, note)))
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.running
  }

  /** The acknowledged writes that are not there. */
  async lost(client: Client): Promise<ReadonlyArray<string>> {
    const found = await Promise.all(this.notes.map(async ({ id, acknowledged }) => {
      const { title } = await client.call<{ title: string }>("GET", `/api/transcription/tasks/${id}`)
      return Number(title) >= acknowledged ? [] : [`${id}: ${acknowledged} was acknowledged, ${title} is there`]
    }))
    return found.flat()
  }

  private async write(client: Client, note: Note, next = note.acknowledged + 1): Promise<void> {
    if (this.isStopped) return
    const path = `/api/transcription/${note.id}/edit-title`
    const isDone = await client.call("PUT", path, { title: String(next) }).then(() => true, () => false)
    if (isDone) {
      note.acknowledged = next
      this.count += 1
    } else await pause(20)
    await this.write(client, note, next + 1)
  }
}
