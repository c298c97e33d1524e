import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { MindMapTab } from "#web/features/mind-map/mind-map-tab.tsx"
import Markdown from "#web/features/summary/markdown.tsx"
import { TranslatedLines } from "#web/features/translation/translated-lines.tsx"
import { TranslationFrame } from "#web/features/translation/translation-frame.tsx"
import { TranslationMenu } from "#web/features/translation/translation-menu.tsx"
import type { ReactElement } from "react"

interface TranslatedTabProps {
  readonly task: OpenedTask
  readonly tab: "original" | "summary" | "mindmap"
  readonly language: string
}

/** Transcript, summary or mind map in another language. */
export const TranslatedTab = ({ task, tab, language }: TranslatedTabProps): ReactElement => (
  <TranslationFrame
    task={task}
    language={language}
    menu={<TranslationMenu taskId={task.id} className="max-md:!size-11" />}
  >
    {(view) => {
      if (tab === "original") return <TranslatedLines task={task} view={view} />
      if (tab === "mindmap") {
        return view.mind_map === null ?
          null :
          <MindMapTab task={{ ...task, title: view.title ?? task.title, mind_map: view.mind_map }} />
      }
      return view.summary === null ? null : (
        <div className="scroll h-full overflow-y-auto">
          <div lang={language} className="mx-auto max-w-[720px] px-4 pt-4 pb-24 md:px-8 md:pt-7">
            <Markdown text={view.summary} />
          </div>
        </div>
      )
    }}
  </TranslationFrame>
)
