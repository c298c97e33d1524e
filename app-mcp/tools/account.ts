import type { Preferences } from "#domain/account/preferences.ts"
import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { styleLine } from "../texts/style-text.ts"
import { tool } from "../tool.ts"

const say = ({ style, username, timeZone }: typeof Preferences.Type): string =>
  [
    styleLine(style),
    ...(username === null ? [] : [`Name: ${username}`]),
    ...(timeZone === null ? [] : [`Time zone: ${timeZone}`]),
  ].join("\n")

export const accountTools = [
  tool(getPreferences, {
    name: "get_preferences",
    title: "Get the preferences",
    description:
      "How the account wants its summaries (a task may have a style of its own), what others call it, and its time zone.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say,
  }),
  tool(editPreferences, {
    name: "edit_preferences",
    title: "Edit the preferences",
    description:
      "Set how summaries are written from now on, unless a task has a style of its own; the name that others see; the "
      + "time zone. What is left out stays. Summaries that are there stay as they are: call start_analysis to write "
      + "one again.",
    fields: {
      style: "Length, focus and instructions; null for none. Only a language model follows customInstructions.",
      username: "What others call the person; null for the name in the address.",
      time_zone: "Of the IANA database, such as Europe/Berlin; null for none.",
    },
    idempotentHint: true,
    say,
  }),
  tool(editLanguage, {
    name: "set_language",
    title: "Set the languages",
    description:
      "Set the language of AI summaries written from now on, or that of the interface. What is left out stays.",
    fields: {
      language: "Of summaries; null for the language of each recording.",
      ui_language: "Of the interface; null for that of the browser.",
    },
    idempotentHint: true,
    say: ({ language, uiLanguage }) =>
      `Summaries: ${language ?? "automatic"}. Interface: ${uiLanguage ?? "automatic"}.`,
  }),
]
