import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { peopleIn, recordingsWithPeople } from "../people.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/** The people whom the caller has named in recordings, those of the newest recording first. */
export const listPeople = useCase("transcript.listPeople", {
  input: Schema.Struct({}),
  output: Schema.Struct({ people: Schema.Array(Schema.String) }),
  run: Effect.fnUntraced(function*() {
    const transcripts = yield* TranscriptStore
    return { people: peopleIn(yield* transcripts.speakerNames(yield* signedIn, recordingsWithPeople)) }
  }),
})
