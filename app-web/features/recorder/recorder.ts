import { inOneTab, lockOf } from "#web/entities/upload/device/in-one-tab.ts"
import { append, offsetAt, openDeferred } from "#web/entities/upload/sending/tus-calls.ts"
import { onOtherAccount, uploader } from "#web/entities/upload/uploads.ts"
import { token } from "#web/lib/session.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { onLeaving } from "#web/request/sign-out.ts"
import { type LiveSender, liveSender } from "./live-sender.ts"
import { missing, type RecordProblem, recordProblem } from "./record-problem.ts"
import { fileNameOf } from "./recording-name.ts"
import { elapsed, isDecided, type LiveRecording, liveRecording, review } from "./recording-state.ts"
import { type RecordingWriter, recordingWriter } from "./recording-writer.ts"
import { openSound, type SoundOptions, type SoundSource } from "./sound-source.ts"

/** Keeps the screen on, if the browser supports it. A hidden page loses the lock, and requests it again when it is visible. */
const stayAwake = (): () => void => {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible") return
    // Refused when the battery is low; the recording continues anyway.
    lock = await navigator.wakeLock?.request("screen").catch(() => null) ?? null
    if (isOver) await lock?.release()
  }
  const again = () => void ask()
  document.addEventListener("visibilitychange", again)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener("visibilitychange", again)
    void lock?.release()
  }
}

const { t } = textsOf("recorder")

/** The length of a piece: what a crash may cost. */
const pieceMs = 1000
/** Pieces are sent once there are this many. */
const piecesPerSend = 5

/** The first type that the browser can write is used: Safari supports only the second. */
const types = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/webm"]

interface Capture {
  readonly sound: SoundSource
  readonly recorder: MediaRecorder
}

let capture: Capture | null = null

/** The loudness now, 0 to 1; 0 while nothing is being recorded. */
export const levelNow = (): number => capture?.sound.level() ?? 0

/** Only then may it be sent or shown: another person's session must not carry it. */
const isThere = (owner: string): boolean => token() !== null && uploader.get() === owner

/** Starts recording. A problem is shown next to the button. */
export const startRecording = async (options: SoundOptions): Promise<void> => {
  const owner = uploader.get()
  if (capture !== null || owner === null) return
  recordProblem.set(missing())
  if (recordProblem.get() !== null) return
  const sound = await openSound(options)
  if (typeof sound === "string") return recordProblem.set(sound)
  // The browser may have asked for a while.
  if (!isThere(owner)) return sound.close()
  const type = types.find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(sound.stream, {
    ...(type !== undefined && { mimeType: type }),
    audioBitsPerSecond: 64_000,
  })
  capture = { sound, recorder }
  void record(capture, owner)
}

export const pauseRecording = (): void => {
  capture?.recorder.pause()
  change((now) => ({ ...now, state: "paused", before: elapsed(now), since: null }))
}

export const resumeRecording = (): void => {
  capture?.recorder.resume()
  change((now) => ({ ...now, state: "recording", since: performance.now() }))
}

/** Ends the recording. What was recorded is kept, even if a problem ended it. */
export const stopRecording = (why: RecordProblem | null = null): void => {
  if (capture === null || capture.recorder.state === "inactive") return
  if (why !== null) recordProblem.set(why)
  change((now) => ({ ...now, state: "stopping", before: elapsed(now), since: null }))
  capture.recorder.stop()
}

const record = async ({ sound, recorder }: Capture, owner: string): Promise<void> => {
  const first = { id: crypto.randomUUID(), owner, begun: Date.now(), type: recorder.mimeType }
  const writer = await recordingWriter({ ...first, length: 0, bytes: 0, pieces: 0, address: null })
  const live = liveSender(fileNameOf(first), { open: openDeferred, offset: offsetAt, append })
  const allowSleep = stayAwake()
  await inOneTab(lockOf.recording(first.id), async () => {
    let lastPiece = Promise.resolve()
    recorder.addEventListener("dataavailable", ({ data }) => {
      lastPiece = lastPiece.then(() => addPiece(data))
    })
    const addPiece = async (data: Blob): Promise<void> => {
      const now = liveRecording.get()
      if (data.size === 0 || now === null) return
      live.add(data)
      if (!await writer.add(data, elapsed(now))) stopRecording("full")
      if (writer.recording().pieces % piecesPerSend === 0) void send(live, writer)
    }
    const stopped = new Promise<void>((resolve) => {
      recorder.addEventListener("stop", () => resolve())
      recorder.addEventListener("error", () => stopRecording("failed"))
      sound.onEnd((left) =>
        left === null ? stopRecording("disconnected") : change((now) => ({ ...now, goesOnWith: left }))
      )
    })
    recorder.start(pieceMs)
    liveRecording.set({
      id: first.id,
      state: "recording",
      before: 0,
      since: performance.now(),
      isKept: writer.isKept(),
      goesOnWith: null,
    })
    await stopped
    await lastPiece
    sound.close()
    allowSleep()
    capture = null
    // The review does not wait for the server. Without an address by now, the whole recording is uploaded later.
    if (live.address() === null) live.stop()
    void send(live, writer)
    await showReview(writer)
    await isDecided(first.id)
    live.stop()
  })
}

/** Unless its owner has left, or it cannot be read back now: then it is offered as unfinished when they are back. */
const showReview = async (writer: RecordingWriter): Promise<void> => {
  const bytes = await writer.whole().catch(() => null)
  const [recording, isKept] = [writer.recording(), writer.isKept()]
  // What only this page has stays for its owner, as long as nobody else is here.
  const mayReturn = !isKept && [null, recording.owner].includes(uploader.get())
  if (isThere(recording.owner) || mayReturn) {
    if (bytes === null) recordProblem.set("failed")
    else review.set({ recording, bytes, isKept })
  }
  liveRecording.set(null)
}

/** Sends what is available, if its owner is there, and stores the upload's address, so that a crash does not lose what was sent. */
const send = async (live: LiveSender, writer: RecordingWriter): Promise<void> => {
  if (!isThere(writer.recording().owner)) return
  const before = live.address()
  await live.flush()
  if (live.address() !== before) await writer.update({ address: live.address() })
}

const change = (by: (now: LiveRecording) => LiveRecording): void =>
  liveRecording.set((now) => now === null ? null : by(now))

onLeaving(() => {
  if (capture === null) return
  stopRecording()
  toast(t("record.signedOut"))
})
onOtherAccount(() => stopRecording())

addEventListener("beforeunload", (event) => {
  if (liveRecording.get() !== null) event.preventDefault()
})
