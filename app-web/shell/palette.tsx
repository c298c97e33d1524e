import { SearchHint } from "#web/entities/search-hint/search-hint.tsx"
import { foundPlace } from "#web/entities/task/found-place.ts"
import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useSources } from "#web/features/add-dialog/use-sources.ts"
import { useBackCloses } from "#web/lib/layer-history.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Kbd } from "#web/ui/kbd.tsx"
import { layers } from "#web/ui/layers.ts"
import { useNavigate } from "@tanstack/react-router"
import { Command } from "cmdk"
import { Search } from "lucide-react"
import { Dialog } from "radix-ui"
import { type ReactElement, useDeferredValue, useRef } from "react"
import { paletteText } from "./layers.ts"
import { PaletteFiles, paletteRow } from "./palette-files.tsx"
import { PaletteFolders } from "./palette-folders.tsx"
import { PalettePlaces } from "./palette-places.tsx"

const list =
  "scroll max-h-[min(56vh,420px)] overflow-y-auto p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-[540] [&_[cmdk-group-heading]]:text-fg-3"

/** Finds files and commands by name, from anywhere. */
export const Palette = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("shell")
  const navigate = useNavigate()
  const sources = useSources()
  useBackCloses(onClose)
  const typed = useStore(paletteText)
  const field = useRef<HTMLInputElement>(null)
  const query = useDeferredValue(typed.trim())
  const run = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layers}>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          // The dialog would select what is in the field, so that the next letter replaced it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          className="fixed top-[14vh] left-1/2 z-50 w-[min(640px,calc(100vw-24px))] -translate-x-1/2 animate-fade overflow-hidden rounded-xl bg-raised shadow-e4 outline-none"
        >
          <Dialog.Title className="sr-only">{t("nav.search")}</Dialog.Title>
          <Command loop label={t("nav.search")}>
            <div className="flex items-center gap-3 border-b px-4">
              <Search className="size-5 text-fg-3" aria-hidden />
              <Command.Input
                ref={field}
                value={typed}
                onValueChange={paletteText.set}
                placeholder={t("palette.placeholder")}
                className="h-14 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-fg-3 max-sm:text-[16px]"
              />
              <Kbd>Esc</Kbd>
            </div>
            <Command.List className={list}>
              <Command.Empty className="py-10 text-center text-fg-3">{t("palette.nothing")}</Command.Empty>
              <PaletteFiles
                query={query}
                onOpen={(taskId, found) =>
                  run(() =>
                    void navigate({
                      to: "/task/$taskId",
                      params: { taskId },
                      search: found === null ? {} : foundPlace(found),
                    })
                  )()}
              />
              <Command.Group heading={t("new.button")}>
                {sources.map(({ tab, icon: Icon, label }) => (
                  <Command.Item
                    key={tab}
                    value={t(label)}
                    onSelect={run(() => openAdd(tab))}
                    className={paletteRow}
                  >
                    <Icon />
                    {t(label)}
                    {tab === "files" && (
                      <span className="ml-auto">
                        <Kbd>N</Kbd>
                      </span>
                    )}
                  </Command.Item>
                ))}
              </Command.Group>
              <PaletteFolders onRun={(act) => run(act)()} />
              <PalettePlaces onRun={(act) => run(act)()} />
            </Command.List>
            <SearchHint className="border-t px-4 py-2.5 text-xs text-fg-3" />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
