import { clsx } from "clsx"
import { Check } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useState,
} from "react"
import { layers } from "./layers.ts"

type MenuProps = Omit<ComponentProps<typeof Radix.Root>, "modal">

/** Closes the menu that an item is in, for items that keep it open while they work. */
const CloseMenu = createContext<() => void>(() => undefined)
export const useCloseMenu = (): () => void => use(CloseMenu)

/** Not modal: assistive technology can still read the page behind it. */
export const Menu = ({ open, defaultOpen = false, onOpenChange, ...rest }: MenuProps): ReactElement => {
  const [isOpen, setOpen] = useState(defaultOpen)
  const change = useCallback((next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }, [onOpenChange])
  const close = useCallback(() => change(false), [change])
  return (
    <CloseMenu value={close}>
      <Radix.Root modal={false} open={open ?? isOpen} onOpenChange={change} {...rest} />
    </CloseMenu>
  )
}
export const MenuTrigger = Radix.Trigger
export const MenuSub = Radix.Sub
export const MenuGroup = Radix.Group
export const MenuRadioGroup = Radix.RadioGroup

const panel =
  "z-60 min-w-48 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto animate-pop rounded-lg bg-raised p-1.5 text-base shadow-e3 outline-none"
const item =
  "flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-fg outline-none data-[highlighted]:bg-hover data-[disabled]:opacity-45 max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-3"

export const MenuContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>): ReactElement => (
  <Radix.Portal container={layers}>
    <Radix.Content sideOffset={6} collisionPadding={12} className={clsx(panel, className)} {...rest} />
  </Radix.Portal>
)

export const MenuSubContent = ({ className, ...rest }: ComponentProps<typeof Radix.SubContent>): ReactElement => (
  <Radix.Portal container={layers}>
    <Radix.SubContent sideOffset={4} collisionPadding={12} className={clsx(panel, className)} {...rest} />
  </Radix.Portal>
)

interface ItemProps extends ComponentProps<typeof Radix.Item> {
  readonly danger?: boolean
}

export const MenuItem = ({ className, danger = false, ...rest }: ItemProps): ReactElement => (
  <Radix.Item
    className={clsx(item, danger && "!text-bad data-[highlighted]:bg-bad-soft [&_svg]:!text-bad", className)}
    {...rest}
  />
)

export const MenuSubTrigger = ({ className, ...rest }: ComponentProps<typeof Radix.SubTrigger>): ReactElement => (
  <Radix.SubTrigger className={clsx(item, "data-[state=open]:bg-hover", className)} {...rest} />
)

export const MenuRadio = ({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>): ReactElement => (
  <Radix.RadioItem className={clsx(item, className)} {...rest}>
    {children}
    <Radix.ItemIndicator className="ml-auto">
      <Check className="!text-accent-text" />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
)

export const MenuCheck = (
  { className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>,
): ReactElement => (
  <Radix.CheckboxItem className={clsx(item, className)} {...rest}>
    {children}
    <Radix.ItemIndicator className="ml-auto">
      <Check className="!text-accent-text" />
    </Radix.ItemIndicator>
  </Radix.CheckboxItem>
)

export const MenuLabel = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-xs font-[540] text-fg-3">{children}</Radix.Label>
)

export const MenuLine = (): ReactElement => <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />
