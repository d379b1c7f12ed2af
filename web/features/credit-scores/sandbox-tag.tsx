import { Tag } from '#web/ui/tag.tsx'

/** Marks what the sandbox made from the person's own records: no bureau said it. */
export function SandboxTag() {
  return <Tag tone="sample">Sandbox</Tag>
}
