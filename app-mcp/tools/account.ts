import type { Preferences } from "#domain/account/preferences.ts"
import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { styleLine } from "../texts/style-text.ts"
import { tool } from "../tool.ts"

const say = ({ style, username, timeZone, summaryLanguages }: typeof Preferences.Type): string =>
  [
    styleLine(style),
    ...(summaryLanguages.length === 0
      ? ["Summaries are in the language of the recording; no other can be chosen"]
      : []),
    ...(username === null ? [] : [`Name: ${username}`]),
    ...(timeZone === null ? [] : [`Time zone: ${timeZone}`]),
  ].join("\n")

export const accountTools = [
  tool(getPreferences, {
    name: "get_preferences",
    title: "Get the preferences",
    description:
      "How the account wants its summaries (a task may have its own style), the name others see, and its time zone.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say,
  }),
  tool(editPreferences, {
    name: "edit_preferences",
    title: "Edit the preferences",
    description:
      "Set how summaries are written from now on (a task may have its own style), the name others see, and the time "
      + "zone. Fields left out keep their values. Existing summaries do not change: call start_analysis to rewrite one.",
    fields: {
      style: "Length, focus and instructions; null for none. Only a language model follows customInstructions.",
      username: "The name others see; null for that of the email address.",
      time_zone: "IANA time zone, such as Europe/Berlin; null for none.",
      avatar: "A small picture as a data URL; null for letters.",
    },
    idempotentHint: true,
    say,
  }),
  tool(editLanguage, {
    name: "set_language",
    title: "Set the languages",
    description:
      "Set the language of AI summaries written from now on, or of the interface. Fields left out keep their values.",
    fields: {
      language:
        "Language of summaries; null for that of each recording. Refused where get_preferences lists no summary_languages.",
      ui_language: "Language of the interface; null for that of the browser.",
    },
    idempotentHint: true,
    say: ({ language, uiLanguage }) =>
      `Summaries: ${language ?? "automatic"}. Interface: ${uiLanguage ?? "automatic"}.`,
  }),
]
