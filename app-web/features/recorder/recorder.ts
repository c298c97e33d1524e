import { inOneTab } from "#web/entities/upload/device/in-one-tab.ts"
import { append, offsetAt, openDeferred } from "#web/entities/upload/sending/tus-calls.ts"
import { uploader } from "#web/entities/upload/uploader.ts"
import { type LiveSender, liveSender } from "./live-sender.ts"
import { missing, type RecordProblem, recordProblem } from "./record-problem.ts"
import { fileNameOf } from "./recording-name.ts"
import { keepTake, type TakeKeeper } from "./recording-writer.ts"
import { elapsed, type Recording, recording } from "./recording.ts"
import { isDecided, review } from "./review.ts"
import { openSound, type SoundSource, type WantedSound } from "./sound-source.ts"
import { stayAwake } from "./stay-awake.ts"

/** Milliseconds of one piece: what a crash may cost. */
const piece = 1000
/** Pieces between two times of sending. */
const sendEvery = 5

/** The first that a browser can write: Safari only knows the second. */
const types = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/webm"]

interface Session {
  readonly sound: SoundSource
  readonly recorder: MediaRecorder
}

let session: Session | null = null

/** How loud it is now, 0 to 1; 0 while nothing is recorded. */
export const levelNow = (): number => session?.sound.level() ?? 0

/** Begins to record. What speaks against it is told beside the button. */
export const startRecording = async (wanted: WantedSound): Promise<void> => {
  const owner = uploader.get()
  if (session !== null || owner === null) return
  recordProblem.set(missing())
  if (recordProblem.get() !== null) return
  const sound = await openSound(wanted)
  if (typeof sound === "string") return recordProblem.set(sound)
  const type = types.find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(sound.stream, {
    ...(type !== undefined && { mimeType: type }),
    audioBitsPerSecond: 64_000,
  })
  session = { sound, recorder }
  void record(session, owner)
}

export const pauseRecording = (): void => {
  session?.recorder.pause()
  change((now) => ({ ...now, state: "paused", before: elapsed(now), since: null }))
}

export const resumeRecording = (): void => {
  session?.recorder.resume()
  change((now) => ({ ...now, state: "recording", since: performance.now() }))
}

/** Ends the recording; what is there is kept, also when something made it end. */
export const stopRecording = (why: RecordProblem | null = null): void => {
  if (session === null || session.recorder.state === "inactive") return
  if (why !== null) recordProblem.set(why)
  change((now) => ({ ...now, state: "stopping", before: elapsed(now), since: null }))
  session.recorder.stop()
}

const record = async ({ sound, recorder }: Session, owner: string): Promise<void> => {
  const first = { id: crypto.randomUUID(), owner, begun: Date.now(), type: recorder.mimeType }
  const keeper = await keepTake({ ...first, length: 0, bytes: 0, pieces: 0, address: null })
  const live = liveSender(fileNameOf(first), { open: openDeferred, offset: offsetAt, append })
  const rest = stayAwake()
  await inOneTab(`take-${first.id}`, async () => {
    let last = Promise.resolve()
    recorder.addEventListener("dataavailable", ({ data }) => {
      last = last.then(() => takeIn(data))
    })
    const takeIn = async (data: Blob): Promise<void> => {
      const now = recording.get()
      if (data.size === 0 || now === null) return
      live.add(data)
      if (!await keeper.add(data, elapsed(now))) stopRecording("full")
      if (keeper.take().pieces % sendEvery === 0) void send(live, keeper.note)
    }
    const stopped = new Promise<void>((resolve) => {
      recorder.addEventListener("stop", () => resolve())
      recorder.addEventListener("error", () => stopRecording("failed"))
      sound.onEnd(() => stopRecording("disconnected"))
    })
    recorder.start(piece)
    recording.set({
      takeId: first.id,
      state: "recording",
      before: 0,
      since: performance.now(),
      isKept: keeper.isKept(),
    })
    await stopped
    await last
    sound.close()
    rest()
    session = null
    await send(live, keeper.note)
    await show(keeper)
    await isDecided(first.id)
  })
}

/** What cannot be read back now is offered as unfinished at the next visit. */
const show = async (keeper: TakeKeeper): Promise<void> => {
  try {
    review.set({ take: keeper.take(), bytes: await keeper.whole(), isKept: keeper.isKept() })
  } catch {
    recordProblem.set("failed")
  }
  recording.set(null)
}

/** Where the server keeps it is noted, so that a crash does not lose what was sent. */
const send = async (live: LiveSender, note: (more: { address: string | null }) => Promise<void>): Promise<void> => {
  const before = live.address()
  await live.flush()
  if (live.address() !== before) await note({ address: live.address() })
}

const change = (by: (now: Recording) => Recording): void => recording.set((now) => now === null ? null : by(now))

addEventListener("beforeunload", (event) => {
  if (recording.get() !== null) event.preventDefault()
})
