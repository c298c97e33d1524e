import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Link } from "@tanstack/react-router"
import { FileText } from "lucide-react"
import type { ReactElement } from "react"
import { ClosestMoments } from "../moments.tsx"
import { Sentences } from "../sentences.tsx"
import { TurnActions } from "../turn-actions.tsx"
import type { Moment, Sentence } from "../turns.ts"
import type { AnsweringFile, LibraryTurn } from "./library-turns.ts"
import { useShowInFile } from "./use-show-in-file.ts"

interface LibraryTurnViewProps {
  readonly turn: LibraryTurn
  readonly isLast: boolean
  readonly onAsk: (question: string) => void
  readonly onCopy: () => void
}

/** A question and its answers, file by file, and where nothing was found. */
export const LibraryTurnView = ({ turn, isLast, onAsk, onCopy }: LibraryTurnViewProps): ReactElement => {
  const t = useText("asking")
  const { question, files, nothingIn, found, read, state, error } = turn
  const isNothing = state === "answered" && files.length === 0
  return (
    <article aria-label={question} data-state={state} className="space-y-3">
      <p className="ml-8 w-fit justify-self-end rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {question}
      </p>
      {state === "stopped" && <p className="font-[540] text-fg-2">{t("ask.stopped")}</p>}
      {isNothing && <p className="font-[540] text-fg-2">{t("library.notSaid")}</p>}
      {files.map((file) => <FileView key={file.task_id} file={file} />)}
      {state === "writing" && (
        <output className="flex items-center gap-2 text-sm text-fg-3">
          <span className="inline-block h-4 w-1.5 animate-pulse rounded-full bg-fg-3" aria-hidden />
          {t("library.reading")}
        </output>
      )}
      {state === "failed" && <p role="alert" className="text-bad">{errorMessage(error, "ask")}</p>}
      {nothingIn.length > 0 && (
        <p className="text-sm text-fg-3 [overflow-wrap:anywhere]">
          {t("library.nothingIn", { files: nothingIn.map(({ title }) => title).join(", ") })}
        </p>
      )}
      {found > read && <p className="text-sm text-fg-3">{t("library.readSome", { count: read, found })}</p>}
      {state !== "writing" && (
        <TurnActions
          onCopy={files.length > 0 ? onCopy : null}
          onRetry={isLast && (state !== "answered" || isNothing) ? () => onAsk(question) : null}
        />
      )}
    </article>
  )
}

const FileView = ({ file }: { readonly file: AnsweringFile }): ReactElement => {
  const t = useText("asking")
  const showInFile = useShowInFile()
  const show = (moment: Moment | Sentence) => showInFile(file.task_id, moment)
  return (
    <section aria-label={file.title} className="rounded-lg bg-surface p-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <h2 className="mb-1.5 text-sm font-[600]">
        <Link
          to="/task/$taskId"
          params={{ taskId: file.task_id }}
          className="inline-flex max-w-full items-center gap-2 py-1 text-fg-2 hover:text-fg hover:underline max-md:min-h-11"
        >
          <FileText className="size-4 shrink-0 text-fg-3" aria-hidden />
          <span className="truncate">{file.title}</span>
        </Link>
      </h2>
      <div className="text-base leading-6">
        {file.verdict === "unsure" && <p className="mb-1 font-[540] text-fg-2">{t("ask.unsure")}</p>}
        {file.sentences.length > 0 && <Sentences sentences={file.sentences} onShow={show} />}
        {file.verdict === "unsure" && <ClosestMoments moments={file.closest} onShow={show} />}
      </div>
    </section>
  )
}
