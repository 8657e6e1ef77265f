import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link to an address that is only known while running (a menu, a table row), navigated without reloading.
 * Where the route is known when writing the code, the router's own typed Link is better.
 */
export function AppLink({ href, onClick, target, children, ...rest }: AppLinkProps) {
  const router = useRouter()

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const isInternal = target === undefined && href.startsWith('/')
    if (event.defaultPrevented || !isPlainClick || !isInternal) return
    event.preventDefault()
    router.history.push(href)
  }

  const rel = target === '_blank' ? 'noreferrer' : undefined
  return (
    <a rel={rel} {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  )
}
