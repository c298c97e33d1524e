import type { TextKey } from "#web/lib/text.ts"

interface Stage {
  readonly label: TextKey
  /** The steps of the server that the reader sees as this stage. */
  readonly steps: ReadonlyArray<string>
}

/** How the video of a link becomes a file. */
export const linkStages: ReadonlyArray<Stage> = [
  { label: "stage.link", steps: ["getting-link"] },
  { label: "stage.download", steps: ["downloading"] },
]

/** How the sound of a meeting is heard. */
const meetingStages: ReadonlyArray<Stage> = [
  { label: "stage.join", steps: ["joining"] },
  { label: "stage.attend", steps: ["attending"] },
]

/** From the file to the transcript. */
export const transcriptionStages: ReadonlyArray<Stage> = [
  { label: "stage.read", steps: ["probing", "normalising"] },
  { label: "stage.find", steps: ["finding-speech"] },
  { label: "stage.recognise", steps: ["recognising", "retrying-gaps"] },
  { label: "stage.speakers", steps: ["diarizing", "assembling"] },
]

/** From the transcript to summary and mind map. */
const analysisStages: ReadonlyArray<Stage> = [
  { label: "stage.clean", steps: ["initializing", "cleaning text", "formatting data"] },
  { label: "stage.scenario", steps: ["analyzing scenario"] },
  { label: "stage.plan", steps: ["planning summary"] },
  { label: "stage.write", steps: ["generating summary", "optimizing format"] },
  { label: "stage.draw", steps: ["generating mind map", "creating canvas", "high-quality mind map"] },
  { label: "stage.check", steps: ["finalizing"] },
]

/** The text of the stage that a step belongs to: "recognising" is "Speech to text". */
export const stageOf = (step: string): TextKey =>
  [...linkStages, ...meetingStages, ...transcriptionStages, ...analysisStages].find(({ steps }) => steps.includes(step))
    ?.label ??
    "stage.queue"
