import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartPoint } from './chart-point';

interface ChartTableProps {
  /** For screen readers. */
  name: string;
  columns: readonly [label: string, value: string];
  points: readonly ChartPoint[];
}

/** The data of a chart as a table. */
export function ChartTable({ name, columns: [label, value], points }: ChartTableProps) {
  return (
    // Scrollable content must be reachable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={name} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => (
            <TableRow key={point.label}>
              <TableCell component="th" scope="row">
                {point.label}
              </TableCell>
              <TableCell align="right">{point.value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
