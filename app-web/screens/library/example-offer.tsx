import { finishDeletions } from "#web/entities/task/delete-with-undo.ts"
import { useText } from "#web/features/library/texts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useNavigate } from "@tanstack/react-router"
import { SquarePlay } from "lucide-react"
import type { ReactElement } from "react"

/** Adds and opens a finished task, for readers who want to see a result before they upload anything. */
export const ExampleOffer = (): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const example = trpc.intake.addExample.useMutation({
    onSuccess: async ({ id }) => {
      void utils.library.invalidate()
      await navigate({ to: "/task/$taskId", params: { taskId: id } })
    },
  })
  // Otherwise an example deleted a moment ago would be opened and then disappear.
  const open = (): void => void finishDeletions().then(() => example.mutate({}))
  return (
    <div className="mt-5">
      <button
        type="button"
        disabled={example.isPending}
        onClick={open}
        className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-md px-4 py-2 text-left text-sm text-fg-2 transition-colors hover:bg-hover active:bg-hover"
      >
        <SquarePlay className="size-[18px] shrink-0 text-fg-3" aria-hidden />
        <span>
          <span className="font-[560]">{t("list.example")}</span>{" "}
          <span className="text-fg-3 max-sm:block">{t("list.exampleHint")}</span>
        </span>
      </button>
      {example.error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(example.error)}</p>}
    </div>
  )
}
