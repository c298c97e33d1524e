import { pauseBatch, removeBatch, resumeBatch } from "#web/entities/upload/actions.ts"
import { progressOf, type UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { kindOf } from "#web/entities/upload/file-kind.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { AudioLines, CircleCheck, FileText, Mic, Pause, Play, SquarePlay, TriangleAlert, X } from "lucide-react"
import type { ReactElement } from "react"
import { RowRefused } from "./row-refused.tsx"

const icons = { audio: AudioLines, video: SquarePlay, document: FileText }

/** An upload: its files, its progress, and what can be done with it. */
export const TrayRow = ({ batch }: { readonly batch: UploadBatch }): ReactElement => {
  const t = useText("uploads")
  const { id, phase, isPaused, files } = batch
  const name = nameOf(batch, t)
  const kind = kindOf({ name: files[0]?.name ?? "", type: "" }) ?? "audio"
  const isRefused = phase._tag === "Refused"
  // Only recordings made here have a title of their own.
  const Icon = isRefused ? TriangleAlert : batch.options.title === undefined ? icons[kind] : Mic
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon className={clsx("size-5 shrink-0 self-start", isRefused ? "text-bad" : "text-fg-3")} aria-hidden />
      <div className="min-w-0 flex-1">
        {phase._tag === "Done"
          ? <DoneLink id={id} taskId={phase.taskId} title={phase.title} />
          : <span className="block truncate text-sm">{name}</span>}
        {isRefused
          ? <RowRefused batch={batch} reason={phase.reason} refused={phase.files} />
          : <RowState batch={batch} name={name} />}
      </div>
      {phase._tag === "Done" && <CircleCheck className="size-5 shrink-0 text-ok" aria-hidden />}
      {phase._tag === "Sending" && (
        <IconButton
          label={isPaused ? t("upload.resume", { name }) : t("upload.pause", { name })}
          size="iconSm"
          side="top"
          className="max-md:!size-11"
          onClick={() => void (isPaused ? resumeBatch(id) : pauseBatch(id))}
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
          onClick={() => void removeBatch(id)}
        >
          <X />
        </IconButton>
      )}
    </li>
  )
}

interface DoneLinkProps {
  /** The upload it came from. */
  readonly id: string
  readonly taskId: string
  readonly title: string
}

/** Leads to the file that an upload became. */
export const DoneLink = ({ id, taskId, title }: DoneLinkProps): ReactElement => (
  <Link
    to="/task/$taskId"
    params={{ taskId }}
    onClick={() => void removeBatch(id)}
    className="block truncate rounded text-sm font-[540] hover:text-accent-text"
  >
    {title}
  </Link>
)

const nameOf = ({ files, options }: UploadBatch, t: Translate<"uploads">): string => {
  const first = options.title ?? files[0]?.name ?? ""
  return files.length > 1 ? t("upload.several", { name: first, count: files.length - 1 }) : first
}

interface RowStateProps {
  readonly batch: UploadBatch
  readonly name: string
}

/** The progress of an upload, in words and as a bar. */
const RowState = ({ batch, name }: RowStateProps): ReactElement => {
  const t = useText("uploads")
  const { sent, size } = progressOf(batch)
  const percent = size === 0 ? 0 : Math.floor((sent / size) * 100)
  return (
    <>
      {batch.phase._tag === "Sending" && sent > 0 && (
        <ProgressBar value={percent} label={name} className="mt-1.5 w-full" />
      )}
      <span className="tnum mt-0.5 block text-xs text-fg-3">{stateText(batch, percent, t)}</span>
    </>
  )
}

const stateText = (
  { phase, isPaused, waitsFor, files }: UploadBatch,
  percent: number,
  t: Translate<"uploads">,
): string => {
  if (phase._tag === "Done") return t("upload.done")
  if (waitsFor === "network") return t("upload.offline")
  if (waitsFor === "signIn") return t("upload.signedOut")
  if (isPaused) return t("upload.paused", { value: percent })
  if (phase._tag !== "Sending") return t("upload.checking")
  return files.every(({ address }) => address === null) ? t("upload.waiting") : t("unit.percent", { value: percent })
}
