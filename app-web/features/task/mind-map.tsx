import type { ReactElement } from "react"

interface Node {
  readonly id: string
  readonly text: string
  readonly children: ReadonlyArray<Node>
}

/** The mind map as nested lists: readable everywhere, also for a screen reader. */
export const MindMap = ({ root }: { readonly root: Node }): ReactElement => (
  <>
    <h2>{root.text}</h2>
    <Branches nodes={root.children} isTop />
  </>
)

const Branches = (
  { nodes, isTop = false }: { readonly nodes: ReadonlyArray<Node>; readonly isTop?: boolean },
): ReactElement => (
  <ul className={isTop ? "map" : undefined}>
    {nodes.map(({ id, text, children }) => (
      <li key={id}>
        {children.length > 0 && isTop ? <strong>{text}</strong> : text}
        {children.length > 0 && <Branches nodes={children} />}
      </li>
    ))}
  </ul>
)
