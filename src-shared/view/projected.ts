declare const projected: unique symbol;

/** What the projection made for one viewer. Only `project.ts` gives this brand, and a host can send nothing else. */
export type Projected<View> = View & { readonly [projected]: true };
