import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Network } from "lucide-react"
import type { ReactElement } from "react"
import type { MapNode } from "./tree.ts"

interface MindMapListProps {
  readonly map: MapNode
  readonly onDrawing: () => void
  readonly onShow: (text: string) => void
}

/** The same tree as nested lists; an item leads to its text in the summary. */
export const MindMapList = ({ map, onDrawing, onShow }: MindMapListProps): ReactElement => {
  const t = useText("mind-map")
  return (
    <div className="scroll h-full overflow-y-auto">
      <div className="mx-auto max-w-[720px] px-4 pt-4 pb-24 md:px-8 md:pt-7">
        <Button size="sm" tone="ghost" className="mb-4 md:-ml-3" onClick={onDrawing}>
          <Network />
          {t("map.drawing")}
        </Button>
        <h2 className="mb-3 text-lg font-[620]">{map.text}</h2>
        <Branches nodes={map.children} onShow={onShow} />
      </div>
    </div>
  )
}

interface BranchesProps {
  readonly nodes: MapNode["children"]
  readonly onShow: (text: string) => void
}

const Branches = ({ nodes, onShow }: BranchesProps): ReactElement => (
  <ul className="list-disc pl-5 text-[15.5px] leading-[26px] marker:text-fg-3">
    {nodes.map(({ id, text, children }) => (
      <li key={id}>
        <button
          type="button"
          className="rounded-sm text-left hover:text-accent-text"
          onClick={() => onShow(text)}
        >
          {text}
        </button>
        {children.length > 0 && <Branches nodes={children} onShow={onShow} />}
      </li>
    ))}
  </ul>
)
