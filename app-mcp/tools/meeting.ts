import type { MeetingView } from "#domain/meeting/meeting-view.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { tool } from "../tool.ts"
import { optionFieldWords } from "./fields.ts"

const id = { id: "Id of the meeting, which is that of its task." }
const { title, language, analyze, style, scenario, folder_id } = optionFieldWords

const said = ({ title, state, isWaiting, message, people, elapsed, ...meeting }: MeetingView): string =>
  [
    `"${title}" (${meeting.id}): ${state}${isWaiting ? ", waiting to be let in" : ""}${
      message === null ? "" : `. ${message}`
    }`,
    state === "inMeeting" ? `${Math.floor(elapsed / 60)} min; there: ${people.join(", ") || "nobody else"}` : "",
  ].filter((line) => line !== "").join("\n")

export const meetingTools = [
  tool(joinMeeting, {
    name: "join_meeting",
    title: "Join a meeting",
    description:
      "Send a guest to an online meeting, which transcribes it. Ask the user first: the guest says in the chat that it records.",
    fields: {
      link: "The link of the invitation, password included.",
      hotwords: "Names and terms that may occur.",
      title,
      language,
      analyze,
      style,
      scenario,
      folder_id,
    },
    say: said,
  }),
  tool(getMeeting, {
    name: "get_meeting",
    title: "Get a meeting",
    description: "How the guest in a meeting is doing. get_transcript has what was said so far.",
    fields: id,
    readOnlyHint: true,
    idempotentHint: true,
    say: said,
  }),
  tool(leaveMeeting, {
    name: "leave_meeting",
    title: "Leave a meeting",
    description: "Call the guest back. What it heard is kept.",
    fields: id,
    idempotentHint: true,
    say: said,
  }),
]
