import type { Style } from "#domain/account/summary-style.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { styleLine } from "../texts/style-text.ts"
import { tool } from "../tool.ts"

const say = ({ style }: { readonly style: Style | null }): string => styleLine(style)

export const accountTools = [
  tool(getPreferences, {
    name: "get_preferences",
    title: "Get the preferences",
    description:
      "How the account wants its summaries: length, focus and instructions. A task may have a style of its own.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say,
  }),
  tool(editPreferences, {
    name: "edit_preferences",
    title: "Edit the preferences",
    description:
      "Set how summaries are written from now on, unless a task has a style of its own. What there is already "
      + "stays as it is: call start_analysis to write it again.",
    fields: {
      style: "Length, focus and instructions; null for none. Only a language model follows customInstructions.",
    },
    idempotentHint: true,
    say,
  }),
]
