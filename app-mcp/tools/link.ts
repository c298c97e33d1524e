import { getLinkQuota } from "#domain/link/use-cases/get-link-quota.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { optionFieldWords } from "./fields.ts"

const url = "The address of one video, in any form that its site uses."

const lengthOf = (seconds: number | null): string =>
  seconds === null ? "length unknown" : `${Math.ceil(seconds / 60)} min`

export const linkTools = [
  tool(inspectLink, {
    name: "inspect_video_link",
    title: "Look at a video link",
    description:
      "Say what is behind the address of a video: title, length, cost in minutes, and the captions that people wrote. "
      + "Nothing is created. Then call import_video_link.",
    fields: { url },
    say: ({ title, site, duration, minutes, captions }) =>
      `"${title}" on ${site}, ${lengthOf(duration)}, costs ${minutes} minutes.\n${
        captions.length === 0
          ? "It has no captions that people wrote."
          : `Captions (no minutes): ${captions.map(({ language, name }) => `${language} (${name})`).join(", ")}.`
      }`,
  }),
  tool(importLink, {
    name: "import_video_link",
    title: "Create a task from a video link",
    description:
      "Fetch a video from its site and transcribe it, or take its captions, and summarise it unless analyze is false. "
      + "Follow it with job_status. If the site asks for a check or a login, the video has to be downloaded by a person and uploaded.",
    fields: {
      url,
      captions: "The language of captions to take instead of hearing the video, from inspect_video_link.",
      speakers: "Number of speakers, 1 to 8; 0 to detect it.",
      hotwords: "Names and terms that occur in the video.",
      auto_start: "False to keep the task without starting it.",
      ...optionFieldWords,
    },
    say: (task) => `Created ${taskLine(task).slice(2)}\nCall job_status with its id until it is over.`,
  }),
  tool(getLinkQuota, {
    name: "get_link_quota",
    title: "Get the quota of video links",
    description:
      "Say how many video links the account has used, how many it may use, and whether this server fetches any.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ used, limit, isOffered }) =>
      `${used} of ${limit ?? "any number of"} video links used.${
        isOffered ? "" : " This server has no program that fetches videos."
      }`,
  }),
]
