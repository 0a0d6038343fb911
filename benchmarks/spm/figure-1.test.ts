import { expect, it } from 'vitest';
import { figure1 } from './figure-1.js';

it("prints the paper's buffers and ours", async () => {
  const lines = (await figure1()).split('\n');
  expect(lines).toContain('  LA[19][10]: A from 10..28, 11..20');
  expect(lines).toContain('    B[i + j][k] -> LB[i + j - 10][k - 11]');
  expect(lines).toContain('  A_box2[5][10]: A from 10..14, 11..20');
  expect(lines).toContain('    A[i + j][j + 1] -> A_box[i + j - 20][j - 10]');
});
