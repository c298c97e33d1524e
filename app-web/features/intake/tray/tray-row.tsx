import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { AudioLines, CircleCheck, FileText, Mic, Pause, Play, SquarePlay, TriangleAlert, X } from "lucide-react"
import type { ReactElement } from "react"
import { type Translate, useText } from "../../../lib/text.ts"
import { IconButton } from "../../../ui/icon-button.tsx"
import { kindOf } from "../files/file-kind.ts"
import { pauseJob, removeJob, resumeJob } from "../upload/actions.ts"
import type { Job } from "../upload/job.ts"
import { RowRefused } from "./row-refused.tsx"
import { RowState } from "./row-state.tsx"

const icons = { audio: AudioLines, video: SquarePlay, document: FileText }

/** One upload: its file or files, how far it is, and what can be done with it. */
export const TrayRow = ({ job }: { readonly job: Job }): ReactElement => {
  const t = useText()
  const { id, phase, isPaused, files } = job
  const name = nameOf(job, t)
  const kind = kindOf({ name: files[0]?.name ?? "", type: "" }) ?? "audio"
  const isRefused = phase._tag === "Refused"
  // Only recordings that were made here have a title of their own.
  const Icon = isRefused ? TriangleAlert : job.wishes.title === undefined ? icons[kind] : Mic
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon className={clsx("size-5 shrink-0 self-start", isRefused ? "text-bad" : "text-fg-3")} aria-hidden />
      <div className="min-w-0 flex-1">
        {phase._tag === "Done"
          ? (
            <Link
              to="/task/$taskId"
              params={{ taskId: phase.taskId }}
              className="block truncate rounded text-sm font-[540] hover:text-accent-text"
            >
              {phase.title}
            </Link>
          )
          : <span className="block truncate text-sm">{name}</span>}
        {isRefused
          ? <RowRefused job={job} reason={phase.reason} refused={phase.files} />
          : <RowState job={job} name={name} />}
      </div>
      {phase._tag === "Done" && <CircleCheck className="size-5 shrink-0 text-ok" aria-hidden />}
      {phase._tag === "Sending" && (
        <IconButton
          label={isPaused ? t("upload.resume", { name }) : t("upload.pause", { name })}
          size="iconSm"
          side="top"
          className="max-md:!size-11"
          onClick={() => void (isPaused ? resumeJob(id) : pauseJob(id))}
        >
          {isPaused ? <Play /> : <Pause />}
        </IconButton>
      )}
      {phase._tag !== "Done" && !isRefused && (
        <IconButton
          label={t("upload.cancel", { name })}
          size="iconSm"
          side="top"
          className="-mr-2 max-md:!size-11"
          onClick={() => void removeJob(id)}
        >
          <X />
        </IconButton>
      )}
    </li>
  )
}

const nameOf = ({ files, wishes }: Job, t: Translate): string => {
  const first = wishes.title ?? files[0]?.name ?? ""
  return files.length > 1 ? t("upload.several", { name: first, count: files.length - 1 }) : first
}
