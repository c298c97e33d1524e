import { kindIcons } from "#web/entities/task/kind-icons.ts"
import { dayOf, sizeOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Select } from "#web/ui/select.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, Suspense, useState } from "react"
import { DeskSection } from "./desk-section.tsx"
import { Pager } from "./pager.tsx"

const WorkStory = lazyComponent(() => import("./work-story.tsx"), "WorkStory")

const states = ["running", "failed", "finished"] as const
type State = (typeof states)[number]
const size = 10

const isState = (value: string): value is State => states.some((state) => state === value)

/** The files of everybody, without titles: what runs can be stopped, and what failed started again. */
export const WorkSection = (): ReactElement => {
  const t = useText("desk")
  const [state, setState] = useState<State | null>(null)
  const [page, setPage] = useState(1)
  const asked = { page, page_size: size, ...(state !== null && { state }) }
  const { data, error, refetch } = trpc.desk.listWork.useQuery(asked, {
    refetchInterval: 10_000,
    retry: false,
    placeholderData: (before) => before,
  })
  return (
    <DeskSection
      title={t("desk.work")}
      aside={
        <Select
          aria-label={t("desk.show")}
          value={state ?? ""}
          onChange={({ target: { value } }) => {
            setState(isState(value) ? value : null)
            setPage(1)
          }}
        >
          <option value="">{t("desk.all")}</option>
          {states.map((one) => <option key={one} value={one}>{t(`desk.state.${one}`)}</option>)}
        </Select>
      }
    >
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-24" />
        : (
          <>
            {data.items.length === 0 && <p className="text-fg-2">{t("desk.nothing")}</p>}
            <ul aria-label={t("desk.work")} className="divide-y divide-line">
              {data.items.map((item) => <WorkRow key={item.id} item={item} />)}
            </ul>
            <Pager page={page} pages={Math.ceil(data.total / size)} onPage={setPage} />
          </>
        )}
    </DeskSection>
  )
}

const WorkRow = ({ item }: { readonly item: RouterOutput["desk"]["listWork"]["items"][number] }): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const utils = trpc.useUtils()
  const settled = {
    onError: (error: unknown) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () =>
      Promise.all([
        utils.desk.listWork.invalidate(),
        utils.desk.getDesk.invalidate(),
        utils.desk.getStory.invalidate(),
      ]),
  }
  const cancel = trpc.desk.cancelWork.useMutation(settled)
  const retry = trpc.desk.retryWork.useMutation(settled)
  const [isOpen, setIsOpen] = useState(false)
  const Icon = kindIcons[item.source]
  const created = new Date(item.created_at)
  const who = item.owner ?? t("desk.guest")
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon className="size-4 shrink-0 text-fg-3" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-[540]">{who}</p>
        <p className="tnum text-sm break-words text-fg-2">
          {[
            `${dayOf(created, language)}, ${timeOf(created, language)}`,
            sizeOf(item.file_size, language),
            ...item.progress === null ? [] : [t("unit.percent", { value: Math.round(item.progress * 100) })],
          ].join(" · ")}
          {item.error_code !== null && <code className="ml-2 text-bad">{item.error_code}</code>}
        </p>
      </div>
      <Button
        size="sm"
        className="max-md:!h-11"
        aria-expanded={isOpen}
        aria-label={`${t("desk.story")}: ${who}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("desk.story")}
      </Button>
      {item.can_cancel && (
        <Button
          size="sm"
          className="max-md:!h-11"
          disabled={cancel.isPending}
          aria-label={`${t("act.cancel")}: ${who}`}
          onClick={() => cancel.mutate({ task_id: item.id })}
        >
          {t("act.cancel")}
        </Button>
      )}
      {item.retry !== null && !item.can_cancel && (
        <Button
          size="sm"
          className="max-md:!h-11"
          disabled={retry.isPending}
          aria-label={`${t("act.retry")}: ${who}`}
          onClick={() => retry.mutate({ task_id: item.id })}
        >
          {t("act.retry")}
        </Button>
      )}
      {isOpen && (
        <div className="basis-full rounded-md bg-sunken p-4">
          <Suspense>
            <WorkStory taskId={item.id} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
