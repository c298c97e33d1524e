import { useIsUnlimited } from "#web/entities/plan/use-included.ts"
import { finishDeletions } from "#web/entities/task/delete-with-undo.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useNavigate } from "@tanstack/react-router"
import { Play } from "lucide-react"
import type { ReactElement } from "react"

/** Adds and opens a finished task, for readers who want to see a result before they upload anything. */
export const ExampleOffer = (): ReactElement => {
  const t = useText("library")
  const reader = useLanguage()
  const isUnlimited = useIsUnlimited()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const example = trpc.intake.addExample.useMutation({
    onSuccess: async ({ id }) => {
      void utils.library.invalidate()
      void utils.folder.invalidate()
      await navigate({ to: "/task/$taskId", params: { taskId: id } })
    },
  })
  const hint = [t("list.exampleHint"), ...(isUnlimited ? [] : [t("list.exampleFree")])]
  // Otherwise an example deleted a moment ago would be opened and then disappear.
  const open = (): void => void finishDeletions().then(() => example.mutate({}))
  return (
    <li className="grid sm:col-span-2">
      <button
        type="button"
        disabled={example.isPending}
        onClick={open}
        className="flex items-start gap-3.5 rounded-lg bg-accent-soft p-4 text-left transition-colors hover:bg-accent-soft-2 active:bg-accent-soft-2"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent text-on-accent">
          <Play className="size-[18px]" aria-hidden />
        </span>
        <span className="min-w-0">
          <span className="block font-[560]">{t("list.example")}</span>
          <span className="mt-0.5 block text-sm text-fg-2">{joinSentences(hint, reader)}</span>
        </span>
      </button>
      {example.error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(example.error)}</p>}
    </li>
  )
}
