import { expect, it } from 'vitest';
import { figure1 } from './figure-1.js';

/** The paper's program moves as many elements to larger buffers: its boxes are around all rows between those that it accesses. */
const OURS = `  A_box[5][10]: A from 10..14, 11..20
    A[i][j + 1] -> A_box[i - 10][j - 10]
    A[i][k] -> A_box[i - 10][k - 11]
    in:  for (i = 10; i <= 14; i++) for (j = 11; j <= 20; j++) A_box[i - 10][j - 11] = A[i][j];
    out: for (i = 10; i <= 14; i++) for (j = 11; j <= 15; j++) A[i][j] = A_box[i - 10][j - 11];
  A_box2[9][5]: A from 20..28, 11..15
    A[i + j][j + 1] -> A_box2[i + j - 20][j - 10]
    in:  for (i = 20; i <= 28; i++) for (j = 11; j <= 15; j++) if (j + 15 >= i + 2 && i + 1 >= j + 10) A_box2[i - 20][j - 11] = A[i][j];
  B_box[5][14]: B from 10..14, 21..34
    B[i][j + k] -> B_box[i - 10][j + k - 21]
    out: for (i = 10; i <= 14; i++) for (j = 21; j <= 34; j++) B[i][j] = B_box[i - 10][j - 21];
  B_box2[9][10]: B from 20..28, 11..20
    B[i + j][k] -> B_box2[i + j - 20][k - 11]
    in:  for (i = 20; i <= 28; i++) for (j = 11; j <= 20; j++) B_box2[i - 20][j - 11] = B[i][j];
  255 elements in buffers, 165 moved in, 95 moved out`;

it("prints the paper's buffers, access functions and copies, and ours", async () => {
  const [theirs, ours] = (await figure1()).split('\n\nours:\n');
  expect(theirs).toContain('  LA[19][10]: A from 10..28, 11..20');
  expect(theirs).toContain('  646 elements in buffers, 165 moved in, 95 moved out');
  expect(ours).toBe(OURS);
});
