import type { Found } from "#web/entities/task/found-place.ts"
import { kindIcons } from "#web/entities/task/kind-icons.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData } from "@tanstack/react-query"
import { Command } from "cmdk"
import { type ReactElement, Suspense } from "react"

const SimilarMark = lazyComponent(() => import("#web/entities/task/similar/similar-mark.tsx"), "SimilarMark")

/** The classes of a row of the palette. */
export const paletteRow =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 text-base text-fg data-[selected=true]:bg-hover [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:text-fg-3"

interface PaletteFilesProps {
  readonly query: string
  readonly onOpen: (taskId: string, found: Found | null) => void
}

/** The newest files; once something is typed, those with a match in title, summary or transcript. */
export const PaletteFiles = ({ query, onOpen }: PaletteFilesProps): ReactElement | null => {
  const t = useText("shell")
  const recent = trpc.library.listTasks.useQuery({ page_size: 5 }, { enabled: query === "" })
  const found = trpc.library.searchTasks.useQuery({ query, page_size: 6 }, {
    enabled: query !== "",
    placeholderData: keepPreviousData,
  })
  const lines = query === ""
    ? recent.data?.items.map((task) => ({ task, line: "", begin: null, hit: null })) ?? []
    : found.data?.items.map((item) => ({ task: item.task, line: item.line, begin: item.begin, hit: item })) ?? []
  if (lines.length === 0) return null
  return (
    <Command.Group heading={t(query === "" ? "palette.recent" : "palette.files")}>
      {lines.map(({ task, line, begin, hit }) => (
        <Command.Item
          key={task.id}
          value={task.id}
          // Everything the server found matches, whatever the words are.
          keywords={[query]}
          onSelect={() => onOpen(task.id, hit)}
          className={paletteRow}
        >
          <FileIcon source={task.source} />
          <span className="min-w-0 flex-1 py-1.5">
            <span className="block truncate">{task.title}</span>
            {line !== "" && line !== task.title && (
              <span className="block truncate text-sm text-fg-3">
                {begin !== null && <span className="tnum mr-2">{clock(begin)}</span>}
                {hit?.by === "meaning" && (
                  <Suspense>
                    <SimilarMark />
                  </Suspense>
                )}
                {line}
              </span>
            )}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const FileIcon = ({ source }: { readonly source: keyof typeof kindIcons }): ReactElement => {
  const Icon = kindIcons[source]
  return <Icon />
}
