import { VoiceId } from "#domain/kernel/ids.ts"
import type { Voice } from "#domain/voice/voice.ts"
import { ada, at, taskId } from "../a-task.ts"

export const voiceId = (nth: number): VoiceId => VoiceId.make(`0190a5f2-7c1e-7000-8000-0000000000d${nth}`)

export const aVoice = (given: Partial<Voice> = {}): Voice => ({
  id: voiceId(1),
  ownerId: ada,
  name: "Anna",
  model: "toy",
  samples: [{ taskId: taskId(1), speakerId: "s1", vector: [1, 0, 0] }],
  createdAt: at("2026-11-20T08:00:00.000Z"),
  updatedAt: at("2026-11-20T08:00:00.000Z"),
  ...given,
})
