import { Schema } from "effect"
import { TaskId, UserId, VoiceId } from "../kernel/ids.ts"
import { unit, type Vector } from "./likeness.ts"

/** What one recording says about a voice. */
const Sample = Schema.Struct({ taskId: TaskId, speakerId: Schema.String, vector: Schema.Array(Schema.Finite) })
type Sample = typeof Sample.Type

/** A person whose voice an account keeps, to recognise it in later recordings. No two of an account have the same name. */
export const Voice = Schema.Struct({
  id: VoiceId,
  ownerId: UserId,
  name: Schema.NonEmptyString,
  /** The model that made the vectors: only those of one model can be compared. */
  model: Schema.String,
  /** The newest of the recordings that it was made from. */
  samples: Schema.Array(Sample),
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
})
export type Voice = typeof Voice.Type

export const voicesPerAccount = 200

/** More add little, and an old recording should not outweigh new ones for ever. */
export const samplesPerVoice = 8

/** Names that differ only in case or width are the same. */
export const nameKeyOf = (name: string): string => name.trim().normalize("NFKC").toLowerCase()

/** What its recordings have in common. */
export const vectorOf = ({ samples }: Pick<Voice, "samples">): Vector => meanOf(samples.map(({ vector }) => vector))

/** A recording counts once for each of its speakers, however often it is added; the oldest make room. */
export const withSample = (samples: ReadonlyArray<Sample>, added: Sample): ReadonlyArray<Sample> =>
  [...withoutSample(samples, added), added].slice(-samplesPerVoice)

export const withoutSample = (
  samples: ReadonlyArray<Sample>,
  { taskId, speakerId }: Pick<Sample, "taskId" | "speakerId">,
): ReadonlyArray<Sample> => samples.filter((one) => one.taskId !== taskId || one.speakerId !== speakerId)

const meanOf = (vectors: ReadonlyArray<Vector>): Vector =>
  unit((vectors[0] ?? []).map((_, at) => vectors.reduce((sum, one) => sum + (one[at] ?? 0), 0)))
