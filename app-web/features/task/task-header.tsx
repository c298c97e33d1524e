import type { ReactElement } from "react"
import type { RouterOutput } from "../../lib/router-output.ts"
import { clock, stepText, t } from "../../lib/text.ts"

type Task = RouterOutput["task"]["getTask"]

/** Title, state, what made it, and what went wrong. */
export const TaskHeader = ({ task }: { readonly task: Task }): ReactElement => (
  <header className="stack">
    <h1>{task.title}</h1>
    <output className="quiet">
      {t(`status.${task.status}`)}
      {task.progress !== null && ` · ${stepText(task.progress.step)} · ${Math.floor(task.progress.fraction * 100)} %`}
      {task.duration !== null && ` · ${clock(task.duration * 1000)}`}
      {task.engine !== null && ` · ${t("task.engine", { engine: task.engine })}`}
      {task.analyst !== null && ` · ${t("task.analyst", { analyst: task.analyst })}`}
    </output>
    {task.progress !== null && (
      <>
        <progress value={task.progress.fraction} aria-label={t(`status.${task.status}`)} />
        <p className="quiet">{t("task.close")}</p>
      </>
    )}
    {task.error_message !== null && (
      <p className="alert" role="alert">
        {task.error_message}. {task.error_description}
      </p>
    )}
    {task.engine?.startsWith("pocketsphinx") && <p className="note">{t("task.embedded")}</p>}
  </header>
)
