import { type ReactElement, useState } from "react"
import { go, hrefOf } from "../../lib/address.ts"
import { clock, sorry, t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"

const step = 10
const running = new Set(["queued", "transcribing", "merging", "analyzing", "regenerating"])

/** The newest tasks; while one of them runs, the list looks again every two seconds. */
export const TaskList = (): ReactElement => {
  const [count, setCount] = useState(step)
  const tasks = trpc.task.listTasks.useQuery({ page: 1, page_size: count }, {
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => state.data?.items.some(({ status }) => running.has(status)) ? 2000 : false,
  })
  if (tasks.error) return <p className="alert" role="alert">{sorry(tasks.error)}</p>
  const { items = [], total = 0 } = tasks.data ?? {}
  return (
    <section className="panel" aria-busy={tasks.isPending}>
      <h1>{t("list.title")}</h1>
      {tasks.isSuccess && items.length === 0 && <p className="quiet">{t("list.empty")}</p>}
      <ul className="list">
        {items.map(({ id, title, status, duration, error_message, progress }) => (
          <li key={id}>
            <a
              className="task"
              href={hrefOf(`/task/${id}`)}
              onClick={(event) => {
                event.preventDefault()
                go(`/task/${id}`)
              }}
            >
              <strong>{title}</strong>
              <span className="quiet">
                {t(`status.${status}`)}
                {duration !== null && ` · ${clock(duration * 1000)}`}
                {error_message !== null && ` · ${error_message}`}
              </span>
              {progress !== null && <progress value={progress.fraction} aria-label={t(`status.${status}`)} />}
            </a>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <button
          type="button"
          className="button"
          onClick={() => setCount(Math.min(100, count + step))}
        >
          {t("list.more")}
        </button>
      )}
    </section>
  )
}
