import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { optionFields } from "../../intake/transcription-options.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Title } from "../../task/title.ts"
import { MeetingView, viewOf } from "../meeting-view.ts"
import { joinAs } from "../shared/join-as.ts"

const { language, hotwords, analyze, style, scenario, folderId } = optionFields

/** Sends a guest into a meeting. The task is there at once, and its transcript grows while people speak. */
export const joinMeeting = useCase("meeting.joinMeeting", {
  input: wire({
    link: StorableText.check(maxCharacters(2000)),
    title: Schema.optionalKey(Title),
    language,
    hotwords,
    analyze,
    style,
    scenario,
    folderId,
  }),
  output: MeetingView,
  run: Effect.fnUntraced(function*(wanted) {
    const { task, meeting } = yield* joinAs(yield* currentUser, wanted, () => Effect.void)
    return viewOf(meeting, task, yield* DateTime.now)
  }),
})
