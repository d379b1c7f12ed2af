import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { Skeleton } from './skeleton.tsx'

type LoadedProps<Data> = Omit<Parameters<typeof LoadFailed>[0], 'reads'> & {
  read: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** the shape of what is coming */
  loading?: ReactNode
  /** shown instead of the failure, where the thing does not exist */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** A read in its three states: its data, also while it is read again; loading; failed, with the words of LoadFailed. */
export function Loaded<Data>({ read, loading, missing, children, ...failed }: LoadedProps<Data>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.isError) return loading ?? <Skeleton className={failed.isInset ? 'h-24' : 'h-96'} />
  return missing ?? <LoadFailed {...failed} reads={read} />
}
