// The roles of WAI-ARIA, by their WAI-ARIA names.

extension Keywords {
  /// The role of an element for assistive technology, if its tag does not imply the role.
  public enum Role: String, Sendable {
    /// An urgent message.
    case alert
    /// A dialog with an urgent message.
    case alertdialog
    /// A part that behaves like an application.
    case application
    /// A self-contained composition.
    case article
    /// The header of the site.
    case banner
    /// A block quotation.
    case blockquote
    /// A button.
    case button
    /// The caption of a figure or a table.
    case caption
    /// The tag of a table cell.
    case cell
    /// A checkbox.
    case checkbox
    /// A fragment of code.
    case code
    /// A column header.
    case columnheader
    /// A text field with suggestions.
    case combobox
    /// A comment on other content.
    case comment
    /// Content that complements the main content.
    case complementary
    /// Information about the site.
    case contentinfo
    /// The definition of a term.
    case definition
    /// Deleted content.
    case deletion
    /// A dialog.
    case dialog
    /// A part with content to read.
    case document
    /// Stressed text.
    case emphasis
    /// A list of articles that loads more on scrolling.
    case feed
    /// A figure.
    case figure
    /// A form.
    case form
    /// No meaning.
    case generic
    /// An interactive table.
    case grid
    /// A cell of a grid.
    case gridcell
    /// A group of elements.
    case group
    /// A heading.
    case heading
    /// An image.
    case img
    /// Inserted content.
    case insertion
    /// A link.
    case link
    /// A list.
    case list
    /// A list of options.
    case listbox
    /// A list item.
    case listitem
    /// A log that grows at its end.
    case log
    /// The main content of the page.
    case main
    /// Highlighted text.
    case mark
    /// Unimportant content that changes often.
    case marquee
    /// A formula.
    case math
    /// A list of commands.
    case menu
    /// A menu bar.
    case menubar
    /// A menu item.
    case menuitem
    /// A menu item with a checkbox.
    case menuitemcheckbox
    /// A menu item with a radio button.
    case menuitemradio
    /// A measurement.
    case meter
    /// Navigation links.
    case navigation
    /// No role, although the tag implies one.
    case none
    /// A note beside the main content.
    case note
    /// An option of a list.
    case option
    /// A paragraph.
    case paragraph
    /// No role, like `none`.
    case presentation
    /// The progress of a task.
    case progressbar
    /// A radio button.
    case radio
    /// A group of radio buttons.
    case radiogroup
    /// An important part of the page.
    case region
    /// A row.
    case row
    /// A group of rows.
    case rowgroup
    /// A row header.
    case rowheader
    /// A scroll bar.
    case scrollbar
    /// A search.
    case search
    /// A search term.
    case searchbox
    /// The footer of a section.
    case sectionfooter
    /// The header of a section.
    case sectionheader
    /// A separator.
    case separator
    /// A slider.
    case slider
    /// A number field with step buttons.
    case spinbutton
    /// A status message.
    case status
    /// Important text.
    case strong
    /// A subscript.
    case `subscript`
    /// A proposed change.
    case suggestion
    /// A superscript.
    case superscript
    /// A switch.
    case `switch`
    /// The button of a tab.
    case tab
    /// A table.
    case table
    /// A list of tab buttons.
    case tablist
    /// The content of a tab.
    case tabpanel
    /// A term with a definition.
    case term
    /// A text field.
    case textbox
    /// A date or a time.
    case time
    /// A timer.
    case timer
    /// A toolbar.
    case toolbar
    /// A tooltip.
    case tooltip
    /// A tree of items.
    case tree
    /// A grid with rows that expand.
    case treegrid
    /// An item of a tree.
    case treeitem
  }
}
