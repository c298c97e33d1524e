import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { toast } from "#web/lib/toasts.ts"
import { report } from "#web/lib/usage/report.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

export type SummaryStyle = Required<NonNullable<OpenedTask["style"]>>

/** What changes; null for the account's style, and to detect the scenario. */
interface Wishes {
  readonly style?: SummaryStyle | null
  readonly scenario?: OpenedTask["scenario"]
  readonly section?: OpenedTask["summary_sections"][number]["kind"]
}

/** Rewrites the summary and the mind map, or one section; by default with the same options. */
export const useRewriteSummary = (taskId: string) => {
  const utils = trpc.useUtils()
  const call = trpc.analysis.startAnalysis.useMutation({
    onError: (error) => toast(errorMessage(error, "status"), { tone: "bad" }),
    onSettled: () => void utils.library.invalidate(),
  })
  return {
    run: (wishes: Wishes = {}) => {
      reportWishes(wishes)
      call.mutate({ task_id: taskId, ...wishes })
    },
    isPending: call.isPending,
  }
}

/** Whether a focus and instructions are given, never what they say. */
const reportWishes = ({ style = null, scenario = null }: Wishes): void => {
  report("web_other", {
    click: "rewrite",
    ...(scenario !== null && { style: scenario }),
    ...(style !== null && {
      text_length: style.lengthPreference,
      text_style: isGiven(style.focusArea),
      text_instruction: isGiven(style.customInstructions),
    }),
  })
}

const isGiven = (text: string): "0" | "1" => text.trim() === "" ? "0" : "1"
