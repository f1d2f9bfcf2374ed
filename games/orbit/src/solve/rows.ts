// A list of plans of the player's ship as flat rows, filled anew for every state that is expanded.

import { ORDER_STRIDE } from '../shape/orders.ts';

export class Rows {
  data = new Int16Array(512 * ORDER_STRIDE);
  count = 0;

  push(row: Int16Array): void {
    const at = this.count * ORDER_STRIDE;
    if (at + ORDER_STRIDE > this.data.length) {
      const wider = new Int16Array(this.data.length * 2);
      wider.set(this.data);
      this.data = wider;
    }
    for (let i = 0; i < ORDER_STRIDE; i++) this.data[at + i] = row[i]!;
    this.count++;
  }
}
