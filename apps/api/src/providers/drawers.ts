/** Where sandboxes keep what they have, alike for every node of the house. */
export type Drawer<T extends object> = {
  /** False: one of this id is kept already, and stays. */
  put(id: string, value: T): Promise<boolean>
  find(id: string): Promise<T | undefined>
  /** What is kept, changed by whoever comes first; undefined where nothing is kept, or where `change` wants none. */
  change(id: string, change: (kept: T) => T | undefined): Promise<T | undefined>
  newestFirst(most: number): Promise<T[]>
}

/** `most`: the oldest leave first; without it all stay. Values are JSON. */
export type Drawers = <T extends object>(name: string, most?: number) => Drawer<T>
